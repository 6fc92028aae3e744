import { expect, test } from 'vitest';
import { packSentences, sentenceNumber, unpackSentences } from './sentences.ts';

const numbers = ['One sentence.', 'Another one.', ''].map(sentenceNumber);
const largest = 2 ** 48 - 1;

test('packed numbers are unpacked as they were', () => {
  expect([...unpackSentences(packSentences(new Set([0, largest, ...numbers])))]).toEqual([
    0,
    largest,
    ...numbers,
  ]);
  expect(packSentences(new Set())).toBe('');
  expect([...unpackSentences('')]).toEqual([]);
});

test('packed numbers of several files can be joined', () => {
  const packed = numbers.map((number) => packSentences(new Set([number])));
  expect([...unpackSentences(packed.join(''))]).toEqual(numbers);
});

test('the same sentence has the same number, which fits', () => {
  expect(sentenceNumber('One sentence.')).toBe(numbers[0]);
  expect(new Set(numbers).size).toBe(3);
  expect(numbers.every((number) => number <= largest)).toBe(true);
});
