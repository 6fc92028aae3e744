import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

test('texts are ordered by their characters, capitals first', () => {
  expect(['b', 'a', 'ä', 'B', 'aa'].toSorted(compareTexts)).toEqual(['B', 'a', 'aa', 'b', 'ä']);
  expect([compareTexts('a', 'b'), compareTexts('b', 'a'), compareTexts('a', 'a')]).toEqual([
    -1, 1, 0,
  ]);
});
