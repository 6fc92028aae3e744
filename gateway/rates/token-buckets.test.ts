import { expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

it('holds its capacity, refills evenly, and never above it', () => {
  const buckets = new TokenBuckets(2, 1000);
  expect([0, 0, 0].map((now) => buckets.take('a', now))).toEqual([true, true, false]);
  expect(buckets.wait('a', 0)).toBe(500);
  expect(buckets.wait('a', 200)).toBe(300);
  expect(buckets.take('a', 499)).toBe(false);
  expect(buckets.take('a', 500)).toBe(true);
  expect(buckets.wait('a', 60_000)).toBe(0);
  expect([1, 2, 3].map(() => buckets.take('a', 60_000))).toEqual([true, true, false]);
});

it('gains nothing where the clock goes back', () => {
  const buckets = new TokenBuckets(1, 1000);
  expect(buckets.take('a', 5000)).toBe(true);
  expect(buckets.wait('a', 4000)).toBe(1000);
  expect(buckets.take('a', 4999)).toBe(false);
  expect(buckets.take('a', 5000)).toBe(true);
});

it('remembers 10,000 callers, those that called last', () => {
  const buckets = new TokenBuckets(1, 1000);
  for (const first of ['a', 'b', 'a']) buckets.take(first, 0);
  for (let n = 0; n < 9_998; n += 1) buckets.take(String(n), 0);
  expect(buckets.take('b', 0)).toBe(false);
  buckets.take('one more', 0);
  expect(buckets.take('b', 0)).toBe(false);
  expect(buckets.take('a', 0)).toBe(true);
});
