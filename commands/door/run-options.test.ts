import { expect, test } from 'vitest';
import { workerCount } from './run-options.ts';

test('a number of threads, none of them, or one a core where nothing is said', () => {
  expect(workerCount('2')).toBe(2);
  expect(workerCount('0')).toBe(0);
  expect(workerCount(undefined)).toBeUndefined();
});

test.each(['', 'two', '-1', '1.5', '1000', '2 '])('%j is no number of threads', (given) => {
  expect(() => workerCount(given)).toThrow(`or 0 for a single thread, but is ${given}.`);
});
