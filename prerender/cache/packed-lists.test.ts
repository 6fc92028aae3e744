import { expect, it } from 'vitest';
import { openLists, packLists, packNumbers, unpackNumbers } from './packed-lists.ts';

it('gives lists back as they were, empty ones and texts of all kinds included', () => {
  const lists = [['a', 'b'], [], ['b', '', 'é "\n', 'a', 'a'], []];
  const kept: unknown = JSON.parse(JSON.stringify(packLists(lists)));
  expect(kept).toEqual(packLists(lists));
  const list = openLists(packLists(lists));
  expect(lists.map((_, index) => list(index))).toEqual(lists);
});

it('holds each text once', () => {
  expect(
    packLists([
      ['a', 'b'],
      ['b', 'a', 'a'],
    ]).texts,
  ).toEqual(['a', 'b']);
});

it('gives numbers back as they were, also from the middle of a row', () => {
  const row = new Float64Array([1, 2 ** 53 - 1, 0.5, 4]);
  expect(new Float64Array(unpackNumbers(packNumbers(row.subarray(1, 3))))).toEqual(row.slice(1, 3));
});
