import type { Phrase } from '../../schema/texts/inline-markup.ts';
import type { CellAlign } from '../../schema/texts/markdown.ts';
import { Scroller } from '../ui/cards/Scroller.tsx';
import { Phrases } from '../ui/text/InlineMarkup.tsx';
import styles from './DataTable.module.css';

interface Props {
  caption?: string;
  /** Read aloud for the stretch in which the table scrolls, where no caption names it. */
  label?: string;
  align: readonly CellAlign[];
  head: Phrase[][];
  rows: Phrase[][][];
  /** Whether the first cell of a row says what the row is about. */
  hasHeaderColumn?: boolean;
}

/** A table that scrolls inside itself where it is wider than its place. */
export function DataTable({ caption, label, align, head, rows, hasHeaderColumn = false }: Props) {
  const className = (column: number) => {
    const towards = align[column];
    return towards ? styles[towards] : undefined;
  };
  return (
    <Scroller label={caption ?? label} className={styles.scroll}>
      <table className={styles.table}>
        {caption ? <caption className={styles.caption}>{caption}</caption> : null}
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell.length === 0 ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col" className={className(column)}>
                  <Phrases phrases={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                hasHeaderColumn && column === 0 ? (
                  <th key={column} scope="row" className={className(column)}>
                    <Phrases phrases={cell} />
                  </th>
                ) : (
                  <td key={column} className={className(column)}>
                    <Phrases phrases={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
