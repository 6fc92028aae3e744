import { text } from '../database.ts';
import type { SqliteConnection } from '../sqlite/sqlite-connection.ts';

/** What another database file is called while a connection looks into it. */
export const ATTACHED = 'attached';

/** Lets `work` read the database in `file` under the name ATTACHED. */
export function lookInto<T>(connection: SqliteConnection, file: string, work: () => T): T {
  connection.all(`attach $1 as ${ATTACHED}`, [file]);
  try {
    return work();
  } finally {
    connection.exec(`detach ${ATTACHED}`);
  }
}

/**
 * Reads a whole database file.
 * @throws with the first faults that SQLite finds in it
 */
export function requireIntact(connection: SqliteConnection, file: string): void {
  lookInto(connection, file, () => {
    const found = connection.all(`pragma ${ATTACHED}.integrity_check(5)`);
    const faults = found.map((row) => text(row, 'integrity_check')).filter((row) => row !== 'ok');
    if (faults.length > 0) throw new Error(`"${file}" is damaged: ${faults.join('; ')}`);
  });
}
