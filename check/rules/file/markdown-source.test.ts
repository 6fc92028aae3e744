import { expect, test } from 'vitest';
import { explainTexts } from '../../../test-support/content/explain-texts.ts';
import { findJoinedMarkdown } from './markdown-source.ts';

const explain = (...lines: string[]) =>
  explainTexts(findJoinedMarkdown, ['text: >', ...lines].join('\n'), {
    properties: { text: { type: 'string', format: 'markdown' } },
  });

test('a > joins lines of a list, and of a heading and its text', () => {
  expect(explain('  - one', '  - two')).toHaveLength(1);
  expect(explain('  ## Before', '  Find the plans.')).toHaveLength(1);
});

test('behind a > lines stay apart after an empty one, and where they are indented further', () => {
  expect(explain('  ## Before', '', '', '  - one', '', '  - two')).toEqual([]);
  expect(explain('  Tell the tenants:', '    - when we come,', '    - which rooms')).toEqual([]);
});
