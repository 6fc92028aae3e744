/** How large a card is meant to be: over two columns, over two rows, or as large as one cell. */
export type CardSize = 'wide' | 'tall' | undefined;

/** How many cells a card takes. */
export interface Span {
  columns: number;
  rows: number;
}

interface Placed extends Span {
  row: number;
  column: number;
}

/**
 * How many cells each card takes, so that together they fill a rectangle. Each card is in the first free cell, so that
 * the cards are seen in the order in which they are read, and a grid with `grid-auto-flow: dense` places them the same.
 * Where a wide card does not fit, the card before it grows, or it is as large as one cell; the cards of the last row
 * grow until it is full. If that does not fill it, the last tall card is as large as one cell.
 *
 * @param columns of the grid, at least two
 */
export function fillGrid(sizes: readonly CardSize[], columns: number): Span[] {
  const placed = placeCards(sizes, columns);
  const lastTall = sizes.lastIndexOf('tall');
  return isFull(placed, columns) || lastTall < 0
    ? placed.map(({ columns: over, rows }) => ({ columns: over, rows }))
    : fillGrid(sizes.with(lastTall, undefined), columns);
}

function placeCards(sizes: readonly CardSize[], columns: number): Placed[] {
  const placed: Placed[] = [];
  for (const size of sizes) {
    if (size === 'wide') widenBeforeNarrowGap(placed, columns);
    const { row, column } = firstFreeCell(placed, columns);
    const fits = column + 1 < columns && isFree(placed, row, column + 1);
    placed.push({
      row,
      column,
      columns: size === 'wide' && fits ? 2 : 1,
      rows: size === 'tall' ? 2 : 1,
    });
  }
  growIntoLastRows(placed, columns);
  return placed;
}

/** Of a gap that is too narrow for a wide card, the card at its start becomes wider. */
function widenBeforeNarrowGap(placed: Placed[], columns: number): void {
  const { row, column } = firstFreeCell(placed, columns);
  const isNarrow = column + 1 === columns || !isFree(placed, row, column + 1);
  if (isNarrow) widenInto(placed, row, column);
}

/** Whether the card before a free cell has taken it, which it can if it leaves no step. */
function widenInto(placed: Placed[], row: number, column: number): boolean {
  const before = placed.find((card) => covers(card, row, column - 1));
  if (!before || before.row !== row) return false;
  for (let below = 0; below < before.rows; below++)
    if (!isFree(placed, row + below, column)) return false;
  before.columns += 1;
  return true;
}

/** Cells that are left free in the last rows go to the card above them, or to the one before. */
function growIntoLastRows(placed: Placed[], columns: number): void {
  const rows = heightOf(placed);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isFree(placed, row, column)) continue;
      if (!lengthenInto(placed, row, column)) widenInto(placed, row, column);
    }
  }
}

/** Whether the card above a free cell has taken it and those next to it. */
function lengthenInto(placed: Placed[], row: number, column: number): boolean {
  const above = placed.find((card) => covers(card, row - 1, column));
  if (!above || above.rows > 1) return false;
  for (let beside = 0; beside < above.columns; beside++)
    if (!isFree(placed, row, above.column + beside)) return false;
  above.rows += 1;
  return true;
}

function isFull(placed: readonly Placed[], columns: number): boolean {
  const cells = placed.reduce((sum, card) => sum + card.columns * card.rows, 0);
  return cells === columns * heightOf(placed);
}

function heightOf(placed: readonly Placed[]): number {
  return Math.max(0, ...placed.map(({ row, rows }) => row + rows));
}

/** The first in the order of reading. */
function firstFreeCell(
  placed: readonly Placed[],
  columns: number,
): { row: number; column: number } {
  for (let cell = 0; ; cell++) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    if (isFree(placed, row, column)) return { row, column };
  }
}

function isFree(placed: readonly Placed[], row: number, column: number): boolean {
  return !placed.some((card) => covers(card, row, column));
}

function covers(card: Placed, row: number, column: number): boolean {
  return (
    row >= card.row &&
    row < card.row + card.rows &&
    column >= card.column &&
    column < card.column + card.columns
  );
}
