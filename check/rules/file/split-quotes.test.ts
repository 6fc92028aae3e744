import { expect, test } from 'vitest';
import { explainTexts } from '../../../test-support/content/explain-texts.ts';
import { warnAboutSplitQuotes } from './split-quotes.ts';

const explain = (...lines: string[]) =>
  explainTexts(warnAboutSplitQuotes, lines.join('\n'), {
    properties: { bullets: { type: 'array', items: { type: 'string' } } },
  });

test.each([
  ['bullets: [One, “A date, that holds”, Two]', '1:16', 2, "'A date, that holds'"],
  ['bullets: [‘Walls, Roofs, and floors’]', '1:11', 3, "'Walls, Roofs, and floors'"],
  ['bullets: [„Ein Termin, der hält“]', '1:11', 2, "'Ein Termin, der hält'"],
  ['bullets: [«Un jour, un prix»]', '1:11', 2, "'Un jour, un prix'"],
])('the quotes of %s do not keep its text together', (text, place, count, meant) => {
  expect(explain(text)).toEqual([
    `${place} Curly quotes are not quotes in YAML, so the comma splits this text into ${count} entries. Write ${meant}.`,
  ]);
});

test.each([
  ['straight quotes', 'bullets: ["One day, one price"]'],
  ['words in quotes', 'bullets: [“One” day, two “days”]'],
  ['two texts in quotes', 'bullets: [“One”, “Two”]'],
  ['a quote without a partner', 'bullets: [“One, two]'],
  ['lines of their own', 'bullets:', '  - “One,', '  - two”'],
])('%s are none', (_what, ...lines) => {
  expect(explain(...lines)).toEqual([]);
});
