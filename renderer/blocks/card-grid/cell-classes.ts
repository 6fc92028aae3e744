import {
  LARGE_1,
  LARGE_2,
  LARGE_3,
  LARGE_4,
  LARGE_LOW,
  LARGE_TALL,
  MEDIUM_TALL,
  MEDIUM_WIDE,
} from '../../contract.ts';
import { type CardSize, fillGrid } from './fill-grid.ts';

const LARGE = ['', LARGE_1, LARGE_2, LARGE_3, LARGE_4];

/**
 * The classes that give each card its cells: in two columns on tablets, and in those of large screens.
 * @param columns of large screens
 * @returns nothing where no card has a size
 */
export function cellClasses(
  cards: readonly { size?: CardSize }[],
  columns: number,
): string[] | undefined {
  const sizes = cards.map(({ size }) => size);
  if (sizes.every((size) => size === undefined)) return undefined;
  const large = fillGrid(sizes, columns);
  return fillGrid(sizes, 2).map((medium, index) => {
    const { columns: over = 1, rows = 1 } = large[index] ?? {};
    const names = [
      medium.columns > 1 ? MEDIUM_WIDE : undefined,
      medium.rows > 1 ? MEDIUM_TALL : undefined,
      LARGE[over],
      rows > 1 ? LARGE_TALL : LARGE_LOW,
    ];
    return names.filter((name) => name !== undefined).join(' ');
  });
}
