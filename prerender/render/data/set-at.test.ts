import { expect, test } from 'vitest';
import { setAt } from './set-at.ts';

test('a text is put where its path leads; at its end, or where there is nothing further on', () => {
  const within = { a: [{ b: 'old' }], c: null };
  setAt(within, ['a', 0, 'b'], 'new');
  setAt(within, ['c', 'd'], 'in its place');
  setAt(within, [], 'nowhere');
  expect(within).toEqual({ a: [{ b: 'new' }], c: 'in its place' });
});
