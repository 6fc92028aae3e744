import { expect, test } from 'vitest';
import { wordsOnFiles } from './words-on-files.ts';

test.each([
  [true, true, 'dark'],
  [false, false, 'white'],
  [true, false, 'by-theme'],
  [false, true, 'against-theme'],
  // What goes with the page is light on light pages, and dark on dark ones.
  [undefined, false, 'by-theme'],
  [undefined, true, 'dark'],
  [true, undefined, 'by-theme'],
  [false, undefined, 'white'],
  [undefined, undefined, 'by-theme'],
])('words that are dark (%s) and dark on dark pages (%s) are %s', (first, dark, words) => {
  expect(wordsOnFiles(first, dark)).toBe(words);
});
