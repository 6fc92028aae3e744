import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { type AuditLine, endOfAudit, hasAudit } from './audit-end.ts';
import { copyDatabase } from './copy-database.ts';
import { copyName, type DataFiles, dataFiles } from '../sqlite/data-files.ts';
import { Ledger } from './ledger.ts';
import { ATTACHED, lookInto, requireIntact } from './look-into.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { keepPrivate, syncFile, syncFolderOf } from '../sqlite/private-files.ts';
import { SqliteConnection } from '../sqlite/sqlite-connection.ts';

/** How long bringing a backup in waits for a gateway to finish what it writes. */
const BUSY_MILLISECONDS = 10_000;

function openComplete(files: DataFiles): SqliteConnection {
  if (!existsSync(files.database) && !existsSync(files.ledger)) {
    throw new Error(`There is no database in "${files.folder}".`);
  }
  return openSqlite(files, new Ledger(files.ledger), undefined);
}

/**
 * Saves all inquiries of DATA_DIR into a new file, also while a gateway is writing.
 * @throws when the file exists, or the database lacks what was acknowledged
 */
export function backUp(folder: string, target: string): void {
  const connection = openComplete(dataFiles(folder));
  try {
    copyDatabase(connection, target);
  } finally {
    connection.close();
  }
}

/**
 * Reads the whole database file and holds it to its ledger.
 * @returns how many changes were acknowledged
 * @throws with a sentence that says what is damaged or lacking
 */
export function verify(folder: string): number {
  const files = dataFiles(folder);
  const connection = openComplete(files);
  try {
    requireIntact(connection, files.database);
    return endOfAudit(connection).line;
  } finally {
    connection.close();
  }
}

/** Keeps what is there now under another name, whole if it can be read, and as it is if not. */
function setAside({ database, log }: DataFiles, aside: string): void {
  try {
    const connection = new SqliteConnection(database, BUSY_MILLISECONDS);
    try {
      copyDatabase(connection, aside);
    } finally {
      connection.close();
    }
  } catch {
    copyFileSync(database, aside);
    if (existsSync(log)) copyFileSync(log, `${aside}-wal`);
    for (const file of [aside, `${aside}-wal`]) keepPrivate(file);
  }
}

/** Holds the write lock of the present database, so that nothing is acknowledged that would be left behind. */
function locked(files: DataFiles, work: () => void): void {
  let connection: SqliteConnection | undefined;
  try {
    connection = new SqliteConnection(files.database, BUSY_MILLISECONDS);
    connection.exec('begin immediate');
  } catch (error) {
    // A file that is not a database can be replaced; one that is in use cannot.
    connection?.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') throw error;
    return work();
  }
  try {
    work();
  } finally {
    connection.exec('rollback');
    connection.close();
  }
}

interface Restored {
  /** Changes that the backup holds. */
  lines: number;
  /** Where the database is now that was replaced; undefined if there was none. */
  aside: string | undefined;
}

/** Copies a backup to where it can be renamed from, and reads it whole. */
function takeIn(source: string, incoming: string): AuditLine {
  copyFileSync(source, incoming);
  keepPrivate(incoming);
  const connection = new SqliteConnection(':memory:', BUSY_MILLISECONDS);
  try {
    requireIntact(connection, incoming);
    const end = lookInto(connection, incoming, () => {
      if (!hasAudit(connection, ATTACHED)) throw new Error('it is not a database of the gateway');
      return endOfAudit(connection, ATTACHED);
    });
    syncFile(incoming);
    return end;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`"${source}" cannot be restored: ${reason}.`, { cause: error });
  } finally {
    connection.close();
  }
}

/**
 * Puts a backup in the place of the database. A gateway that is running uses it from then on.
 * @param at now, in milliseconds since 1970
 * @throws when the file is damaged, or the database is in use; then nothing has changed
 */
export function restore(folder: string, source: string, at: number): Restored {
  const files = dataFiles(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const incoming = copyName(folder, 'incoming', at);
  const aside = existsSync(files.database) ? copyName(folder, 'before-restore', at) : undefined;
  try {
    const end = takeIn(source, incoming);
    const replace = (): void => {
      if (aside !== undefined) setAside(files, aside);
      // First the ledger: a gateway that finds another file then knows that it was meant.
      new Ledger(files.ledger).reset({ restoredAt: at, ...end });
      // Before the new file is there: a log of another one would be written into it.
      for (const file of [files.log, files.index]) rmSync(file, { force: true });
      renameSync(incoming, files.database);
      syncFolderOf(files.database);
    };
    if (aside === undefined) replace();
    else locked(files, replace);
    return { lines: end.line, aside };
  } finally {
    rmSync(incoming, { force: true });
  }
}
