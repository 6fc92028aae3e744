import { expect, test } from 'vitest';
import { FairShares } from './fair-shares.ts';

/** Takes places by the names of their owners; `ended` holds those that were taken away again. */
function shares(all: number, each: number) {
  const places = new FairShares({ all, each });
  const ended: string[] = [];
  return {
    ended,
    take: (owner: string) => places.take(owner, () => ended.push(owner)),
    /** How many of so many more an owner gets. */
    get: (owner: string, count: number) =>
      Array.from({ length: count }, () => places.take(owner, () => ended.push(owner))).filter(
        Boolean,
      ).length,
  };
}

test('an owner gets its share, and another place once one is given back', () => {
  const { take, get } = shares(10, 3);
  const giveBack = take('a');
  expect(get('a', 5)).toBe(2);
  giveBack?.();
  giveBack?.();
  expect(get('a', 5)).toBe(1);
});

test('when all are taken, places go from whoever has most to whoever has fewer, until they have the same', () => {
  const { ended, get } = shares(8, 8);
  expect([get('a', 5), get('b', 3)]).toEqual([5, 3]);
  expect(get('c', 1)).toBe(1);
  expect(ended).toEqual(['a']);
  expect(get('c', 9)).toBe(1);
  expect(ended).toEqual(['a', 'a']);
  expect(get('b', 1)).toBe(0);
  expect(get('d', 9)).toBe(2);
  expect(ended).toEqual(['a', 'a', 'a', 'b']);
});

test('the oldest place is the one that is taken away, and it can be given back late', () => {
  const places = new FairShares({ all: 2, each: 2 });
  const ended: number[] = [];
  const first = places.take('a', () => ended.push(1));
  places.take('a', () => ended.push(2));
  expect(places.take('b', () => undefined)).toBeDefined();
  first?.();
  expect(ended).toEqual([1]);
  expect(places.take('c', () => undefined)).toBeUndefined();
});
