import { GRID_2, GRID_3, GRID_4, GRID_CENTERED } from '../../contract.ts';
import type { GridColumns, LastRow } from '../../../schema/generated/content.d.ts';

const COLUMNS: Record<GridColumns, string> = { 2: GRID_2, 3: GRID_3, 4: GRID_4 };

/**
 * The classes of a grid of which somebody has chosen the columns; see styles/options/cards.css.
 * @param align of a last row that the cards do not fill
 */
export function gridClasses(columns: GridColumns, align: LastRow | undefined): string {
  return align === 'center' ? `${COLUMNS[columns]} ${GRID_CENTERED}` : COLUMNS[columns];
}
