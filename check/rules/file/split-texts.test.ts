import { expect, test } from 'vitest';
import { explainTexts } from '../../../test-support/content/explain-texts.ts';
import { warnAboutSplitTexts } from './split-texts.ts';

const list = (format?: string) => ({
  type: 'array' as const,
  items: { type: 'string' as const, ...(format !== undefined && { format }) },
});

const explain = (...lines: string[]) =>
  explainTexts(warnAboutSplitTexts, lines.join('\n'), {
    properties: {
      bullets: list(),
      notes: list('inline-markup'),
      icons: list('icon'),
      rows: { type: 'array', items: list() },
    },
  });

test('a comma in [ ] that splits a text is told of, with the text as it was meant', () => {
  expect(explain('bullets: [One person, A date, that holds, Results]')).toEqual([
    '1:31 Inside [ ] a comma ends a text, so `that holds` is a separate entry. ' +
      "If it belongs to the text before it, put both in one pair of quotes: 'A date, that holds'. If not, put it in its own quotes.",
  ]);
  expect(explain('notes: [', '  Ein Termin,', '  der hält,', ']')).toHaveLength(1);
});

test.each([
  ['a text in quotes', "bullets: ['A date, that holds', Results]"],
  ['an entry in quotes', "bullets: [A date, 'dbt']"],
  ['a list in lower case', 'bullets: [bread, cakes]'],
  ['texts that begin with a capital letter', 'bullets: [Bread, Cakes]'],
  ['a name that is written so', 'bullets: [Phones, iPhone, me@site.example, site.example]'],
  ['an entry in a line of its own', 'bullets:', '  - A date,', '  - that holds'],
  ['a list of names', 'icons: [Globe, globe]'],
  ['a row of a table', 'rows:', '  - [House, two, 900]'],
  ['figures', 'bullets: [Year, 2026]'],
])('%s is none', (_what, ...lines) => {
  expect(explain(...lines)).toEqual([]);
});
