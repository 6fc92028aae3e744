import { expect, test } from 'vitest';
import { explainTexts } from '../../../test-support/content/explain-texts.ts';
import { warnAboutMissingDash } from './missing-dash.ts';

const LIST = { type: 'array', items: { type: 'string' } } as const;

const explain = (...lines: string[]) =>
  explainTexts(warnAboutMissingDash, ['tags:', ...lines].join('\n'), {
    properties: { tags: LIST, lead: { type: 'string' } },
  });

test('a line that begins with a capital letter below a short entry may be one of its own', () => {
  expect(explain('  - Doors', '    Windows and walls', '  - Roofs')).toEqual([
    '3:5 This line continues the entry above, which ends early. ' +
      'If it is a separate entry, write `- Windows and walls` in the column of the dash above.',
  ]);
});

const LONG = 'Doors and what else lets people in, out and through the house';

test.each([
  ['a line that goes on in small letters', '  - Doors', '    and windows'],
  ['a line below the end of a sentence', '  - Doors.', '    Windows'],
  ['a line below one that is full', `  - ${LONG}`, '    Windows'],
  ['a line of an entry in quotes', "  - 'Doors", "    Windows'"],
  ['a line of a text that is no entry', '  - Doors', 'lead: >-', '  - Doors', '    Windows'],
])('%s is none', (_what, ...lines) => {
  expect(explain(...lines)).toEqual([]);
});
