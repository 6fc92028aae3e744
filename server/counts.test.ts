import { expect, test } from 'vitest';
import { Counts } from './counts.ts';

test('each name has a count of its own, which is never below zero', () => {
  const counts = new Counts();
  counts.add('a', 1);
  counts.add('a', 1);
  counts.add('b', 1);
  expect([counts.get('a'), counts.get('b'), counts.get('c')]).toEqual([2, 1, 0]);
  counts.add('a', -1);
  counts.add('b', -1);
  counts.add('b', -1);
  counts.add('b', 1);
  expect([counts.get('a'), counts.get('b')]).toEqual([1, 1]);
});
