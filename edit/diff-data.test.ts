import { expect, test } from 'vitest';
import { applyToData } from '../schema/apply-to-data.ts';
import { diffData } from './diff-data.ts';
import type { Operation } from '../schema/generated/data.d.ts';

const numbers = (length: number): number[] => Array.from({ length }, (_, n) => n);

/** What is to be said, data before, data after, and the operations that turn the one into the other. */
type Case = [about: string, before: unknown, after: unknown, operations: Operation[]];

const CASES: Case[] = [
  ['nothing has changed', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  [
    'a value deep inside',
    { a: [1, { b: 2 }] },
    { a: [1, { b: 3 }] },
    [{ op: 'set', path: '/a/1/b', value: 3 }],
  ],
  ['a list that becomes a text', { a: [1] }, { a: 'x' }, [{ op: 'set', path: '/a', value: 'x' }]],
  [
    'new fields, each in front of the next',
    { c: 3 },
    { a: 1, b: 2, c: 3, d: 4 },
    [
      { op: 'set', path: '/d', value: 4 },
      { op: 'set', path: '/b', value: 2, before: 'c' },
      { op: 'set', path: '/a', value: 1, before: 'b' },
    ],
  ],
  [
    'one field for another',
    { a: 1 },
    { b: 1 },
    [
      { op: 'set', path: '/b', value: 1 },
      { op: 'remove', path: '/a' },
    ],
  ],
  ['an entry moved down', [1, 2, 3, 4], [2, 3, 1, 4], [{ op: 'move', path: '/0', to: 2 }]],
  ['an entry moved up', [1, 2, 3, 4], [1, 4, 2, 3], [{ op: 'move', path: '/3', to: 1 }]],
  ['an entry more at the start', [1, 2], [0, 1, 2], [{ op: 'insert', path: '/0', value: 0 }]],
  ['an entry more in the middle', [1, 2], [1, 9, 2], [{ op: 'insert', path: '/1', value: 9 }]],
  [
    'two entries more at the end',
    [1],
    [1, 2, 3],
    [
      { op: 'insert', path: '/1', value: 2 },
      { op: 'insert', path: '/2', value: 3 },
    ],
  ],
  [
    'two entries less',
    [1, 2, 3, 4],
    [2, 4],
    [
      { op: 'remove', path: '/0' },
      { op: 'remove', path: '/1' },
    ],
  ],
  // 1, 2 and 4 stay: no longer series is in both.
  [
    'entries that changed places',
    [1, 2, 3, 4, 5],
    [3, 1, 5, 2, 4],
    [
      { op: 'insert', path: '/0', value: 3 },
      { op: 'insert', path: '/2', value: 5 },
      { op: 'remove', path: '/4' },
      { op: 'remove', path: '/5' },
    ],
  ],
  [
    'an entry changed between two that stay',
    [1, { a: 1 }, 3],
    [1, { a: 2 }, 3],
    [{ op: 'set', path: '/1/a', value: 2 }],
  ],
  [
    'the first of the longest list that is compared',
    numbers(300),
    numbers(300).slice(1),
    [{ op: 'remove', path: '/0' }],
  ],
];

test.for(CASES)('%s', ([, before, after, operations]) => {
  const found = diffData(before, after);
  expect(found).toEqual(operations);
  expect(found.reduce<unknown>((data, operation) => applyToData(data, operation), before)).toEqual(
    after,
  );
});

test('a list that is too long to be compared is gone through in order', () => {
  const [before, after] = [numbers(301), numbers(301).slice(1)];
  const found = diffData(before, after);
  expect(found).toHaveLength(301);
  expect(found.at(-1)).toEqual({ op: 'remove', path: '/300' });
});
