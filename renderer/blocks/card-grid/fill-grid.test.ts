import { expect, test } from 'vitest';
import { type CardSize, fillGrid, type Span } from './fill-grid.ts';

const SIZES: CardSize[] = [undefined, 'wide', 'tall'];
const MOST_CARDS = 9;

/** Places cards as `grid-auto-flow: dense` does: each where it fits first. Gives the card of each cell, row by row. */
function drawn(spans: readonly Span[], columns: number): number[][] {
  const grid: number[][] = [];
  const at = (row: number, column: number) => grid[row]?.[column];
  for (const [card, span] of spans.entries()) {
    const cellsFrom = (row: number, column: number) =>
      Array.from({ length: span.columns * span.rows }, (_, n): [number, number] => [
        row + Math.floor(n / span.columns),
        column + (n % span.columns),
      ]);
    for (let place = 0; ; place++) {
      const row = Math.floor(place / columns);
      const column = place % columns;
      if (column + span.columns > columns) continue;
      const cells = cellsFrom(row, column);
      if (cells.some(([r, c]) => at(r, c) !== undefined)) continue;
      for (const [r, c] of cells) (grid[r] ??= [])[c] = card;
      break;
    }
  }
  return grid.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? -1));
}

/** Every list of up to nine sizes. */
function* combinations(): Generator<CardSize[]> {
  for (let count = 1; count <= MOST_CARDS; count++) {
    for (let number = 0; number < SIZES.length ** count; number++) {
      yield Array.from({ length: count }, (_, n) => SIZES[Math.floor(number / 3 ** n) % 3]);
    }
  }
}

test.each([2, 3, 4])('up to nine cards of any sizes fill %i columns without a hole', (columns) => {
  const wrong: CardSize[][] = [];
  let count = 0;
  for (const sizes of combinations()) {
    count += 1;
    const cards = [...new Set(drawn(fillGrid(sizes, columns), columns).flat())];
    // The order in which they are seen is the order in which they are read; a hole would be between them.
    const isRight = cards.length === sizes.length && cards.every((card, n) => card === n);
    if (!isRight) wrong.push(sizes);
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(29_523);
});

test.each([
  [
    3,
    ['wide', 'tall', undefined, undefined],
    [
      [2, 1],
      [1, 2],
      [1, 1],
      [1, 1],
    ],
  ],
  // The card before a wide one that does not fit grows.
  [
    3,
    [undefined, undefined, 'wide', undefined],
    [
      [1, 1],
      [2, 1],
      [2, 1],
      [1, 1],
    ],
  ],
  // Those above and in a last row grow.
  [
    4,
    ['wide', undefined, undefined, undefined],
    [
      [2, 1],
      [1, 2],
      [1, 2],
      [2, 1],
    ],
  ],
  [
    2,
    ['wide', 'tall', undefined, undefined],
    [
      [2, 1],
      [1, 2],
      [1, 1],
      [1, 1],
    ],
  ],
  // A tall card alone in its row would leave nothing but a hole below its neighbors.
  [3, ['tall'], [[3, 2]]],
] as const)('in %i columns %j take %j', (columns, sizes, spans) => {
  expect(fillGrid(sizes, columns).map((span) => [span.columns, span.rows])).toEqual(spans);
});
