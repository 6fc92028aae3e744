import { expect, test } from 'vitest';
import { mergeWords } from './merge-words.ts';

test.each([
  ['One two', 'One two, three', 'Two two', 'Two two, three'],
  ['One two', 'Two two', 'One two, three', 'Two two, three'],
  ['One', 'One', 'Two', 'Two'],
  ['', 'One', '', 'One'],
])('of %j, %j and %j become %j', (was, ours, theirs, both) => {
  expect(mergeWords(was, ours, theirs)).toBe(both);
});

test('of the same words, both cannot be kept', () => {
  expect(mergeWords('One two', 'Five two', 'Six two')).toBeUndefined();
});
