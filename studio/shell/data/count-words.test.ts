import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['Warm houses for all', '4 words'],
  ['Warm', '1 word, usually 3 to 8'],
  [
    'For {facts.years} years we have been writing [about us](/team) here',
    '10 words, usually 3 to 8',
  ],
  ['', '0 words'],
])('%j has %s', (text, words) => {
  expect(countWords(text, { usualWords: [3, 8] })).toBe(words);
});

test('where no length is usual, words are counted', () => {
  expect(countWords('a  b\nc', {})).toBe('3 words');
});
