import { expect, test } from 'vitest';
import { explainTexts } from '../../../test-support/content/explain-texts.ts';
import { findSwallowedLines } from './swallowed-lines.ts';

const TEXT = { type: 'string' } as const;

const explain = (...lines: string[]) =>
  explainTexts(findSwallowedLines, lines.join('\n'), {
    required: ['title'],
    properties: {
      title: TEXT,
      lead: TEXT,
      text: { type: 'string', format: 'markdown' },
      tags: { type: 'array', items: TEXT },
    },
  });

const FIELD =
  '`lead:` is part of the text above, because it has the same indent. Start it in the same column as';
const ENTRY =
  'is part of the text above, because its line is indented too far. ' +
  'Start it in the column of the dash above. If it is text, put the whole text in quotes.';

test.each([
  ['a field', ['title: >-', '  Words', '  lead: More'], `3:3 ${FIELD} \`title\`.`],
  [
    'a field with nothing behind it',
    ['title: >-', '  Words', '  lead:'],
    `3:3 ${FIELD} \`title\`.`,
  ],
  ['a field below Markdown', ['text: |', '  Words', '  lead: More'], `3:3 ${FIELD} \`text\`.`],
  ['an entry', ['tags:', '  - A', '    - B'], `3:5 \`- B\` ${ENTRY}`],
  ['an entry with a field', ['title: >-', '  Words', '  - name: B'], `3:3 \`- name: B\` ${ENTRY}`],
  [
    'a list',
    ['title: >-', '  Words', '  - more'],
    '3:3 Visitors see `- more` on the same line as the text above. ' +
      'A list is a field with one entry per line; the block `prose` accepts Markdown.',
  ],
])('%s that became part of a text is found', (_what, lines, expected) => {
  expect(explain(...lines)).toEqual([expected]);
});

test.each([
  ['a field that must be there, which is missed elsewhere', ['lead: >-', '  Words', '  title: A']],
  ['a word and a colon that are no field', ['title: >-', '  Words', '  note: More']],
  ['a field in quotes', ["title: 'Words", "  lead: More'"]],
  ['a dash within a block of text that keeps its lines', ['title: |', '  Words', '  - more']],
  ['a list in Markdown', ['text: |', '  - name: A', '  - name: B']],
  ['code in Markdown', ['text: |', '  Words', '', '  ```', '  lead: More', '  ```']],
])('%s is none', (_what, lines) => {
  expect(explain(...lines)).toEqual([]);
});
