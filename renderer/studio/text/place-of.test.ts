import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';
import { readText } from './read-text.ts';

const figures = [
  {
    name: 'facts.years',
    value: '18+',
    label: 'Years',
    at: { file: 'site.yaml', pointer: '/facts/years' },
  },
];

test.each([
  [0, 0],
  [2, 2],
  [4, 4],
  // Within a figure it is behind it.
  [5, 5],
  [7, 5],
  [8, 6],
  // At the end of the first line, and at the beginning of the second.
  [13, 11],
  [14, 13],
  [99, 15],
  [undefined, 15],
])('behind %j characters of the page is place %i', (caret, place) => {
  const doc = readText('For {facts.years} **years**\nnow', { isMarkup: true, figures });
  expect(placeOf(doc, caret)).toBe(place);
});
