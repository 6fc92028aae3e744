import { expect, test } from 'vitest';
import { Counts } from './counts.ts';

test('each name has a count of its own, which is never below zero', () => {
  const counts = new Counts();
  for (const name of ['a', 'a', 'a', 'b']) counts.increase(name);
  expect([counts.get('a'), counts.get('b'), counts.get('c')]).toEqual([3, 1, 0]);
  counts.decrease('a');
  expect(counts.get('a')).toBe(2);
  counts.decrease('a');
  counts.decrease('b');
  counts.decrease('b');
  expect([counts.get('a'), counts.get('b')]).toEqual([1, 0]);
  counts.increase('b');
  expect(counts.get('b')).toBe(1);
});
