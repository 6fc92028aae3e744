import { expect, test } from 'vitest';
import { indexAfter, landingAt, type Sides } from './landing.ts';

const box = (left: number, top: number): Sides => ({
  top,
  left,
  bottom: top + 100,
  right: left + 100,
});

const COLUMN = [box(0, 0), box(0, 100), box(0, 200)];
/** Three in a row, and one below. */
const GRID = [box(0, 0), box(110, 0), box(220, 0), box(0, 110)];
/** The same, from right to left. */
const RTL_GRID = [box(220, 0), box(110, 0), box(0, 0), box(220, 110)];

test.each([
  ['above all', COLUMN, { x: 50, y: -40 }, 0],
  ['the upper half of the second', COLUMN, { x: 50, y: 120 }, 1],
  ['the lower half of the second', COLUMN, { x: 50, y: 180 }, 2],
  ['below all, beside the column', COLUMN, { x: 400, y: 900 }, 3],
  ['the left half of the second of a row', GRID, { x: 120, y: 90 }, 1],
  ['the right half of the second of a row', GRID, { x: 200, y: 10 }, 2],
  ['an entry alone in its row', GRID, { x: 90, y: 200 }, 4],
])('%s', (_, boxes, point, slot) => {
  expect(landingAt(boxes, point)?.slot).toBe(slot);
});

test('from right to left, the first half is the right one, and the line is there', () => {
  expect(landingAt(RTL_GRID, { x: 200, y: 10 }, true)).toEqual({
    slot: 1,
    line: { top: 0, left: 208.5, width: 3, height: 100 },
  });
  expect(landingAt(RTL_GRID, { x: 120, y: 10 }, true)).toEqual({
    slot: 2,
    line: { top: 0, left: 108.5, width: 3, height: 100 },
  });
});

test('the line is between entries below one another', () => {
  expect(landingAt(COLUMN, { x: 50, y: 120 })?.line).toEqual({
    top: 98.5,
    left: 0,
    width: 100,
    height: 3,
  });
});

test('nothing lands in a list without entries', () => {
  expect(landingAt([], { x: 0, y: 0 })).toBeUndefined();
});

test.each([
  [0, 0, 0],
  [0, 1, 0],
  [0, 3, 2],
  [2, 0, 0],
  [2, 3, 2],
])('entry %i between the others at %i becomes entry %i', (index, slot, to) => {
  expect(indexAfter(index, slot)).toBe(to);
});
