import { existsSync, mkdirSync } from 'node:fs';
import { endOfAudit, holds } from '../backup/audit-end.ts';
import type { DataFiles } from './data-files.ts';
import { DatabaseAway } from '../database.ts';
import { type Acknowledged, later, type Ledger } from '../backup/ledger.ts';
import { keepPrivate, makePrivate } from './private-files.ts';
import { away, SqliteConnection } from './sqlite-connection.ts';

/** How long a write waits for another process (a second gateway, `npm run inquiries`). */
export const BUSY_MILLISECONDS = 5_000;

/** SQLite's mark for the kind of a file, any number: this database has a ledger next to it. */
const HAS_LEDGER = 0x6c656467;

const REMEDY = 'Restore a backup with "npm run inquiries -- restore FILE"';

function makeAbsent({ folder, database, ledger }: DataFiles, lines: number): void {
  if (existsSync(database)) return;
  if (lines > 0) {
    throw new DatabaseAway(
      `"${database}" is gone, with ${lines} acknowledged changes. ${REMEDY}, or continue without them: stop the gateway and remove "${ledger}".`,
      'DATABASE_MISSING',
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    makePrivate(database);
  } catch (error) {
    // Another gateway that starts at the same moment may have been first.
    if (!existsSync(database)) throw error;
  }
}

/** Whether the file says of itself that a ledger is kept for it. */
function isMarked(connection: SqliteConnection): boolean {
  return connection.all('pragma application_id')[0]?.['application_id'] === HAS_LEDGER;
}

/** Holds the database to its ledger, and makes that for one that never had any. */
function requireAcknowledged(
  connection: SqliteConnection,
  files: DataFiles,
  ledger: Ledger,
  known: Acknowledged | undefined,
): void {
  // Before the ledger is read: the process that sets the mark has written the ledger before.
  const hadLedger = isMarked(connection);
  const found = ledger.read();
  const acknowledged = later(found, known);
  if (acknowledged) {
    if (holds(connection, acknowledged)) {
      if (!found) ledger.reset(acknowledged);
      return;
    }
    throw new DatabaseAway(
      `"${files.database}" is missing acknowledged changes: it has ${endOfAudit(connection).line} of ${acknowledged.line}, or different ones. ${REMEDY}.`,
      'DATABASE_INCOMPLETE',
    );
  }
  if (hadLedger) {
    throw new DatabaseAway(
      `"${files.database}" has no "${files.ledger}" next to it. A copy of this file alone may be incomplete. ${REMEDY}.`,
      'DATABASE_INCOMPLETE',
    );
  }
  connection.whileLocked(() => {
    // Another gateway that starts at the same moment may have been first, and have acknowledged something since.
    if (!ledger.read()) ledger.reset({ restoredAt: 0, ...endOfAudit(connection) });
    connection.exec(`pragma application_id = ${HAS_LEDGER}`);
  });
}

/**
 * Opens the database file in DATA_DIR, made when there has been none, readable by its owner only.
 * @param known what this process knows to be acknowledged, in case the ledger is gone too
 * @throws DatabaseAway with a sentence when it cannot be opened, or lacks what was acknowledged
 */
export function openSqlite(
  files: DataFiles,
  ledger: Ledger,
  known: Acknowledged | undefined,
): SqliteConnection {
  let connection: SqliteConnection | undefined;
  try {
    makeAbsent(files, later(ledger.read(), known)?.line ?? 0);
    // SQLite gives its two other files the rights of the first.
    for (const file of [files.database, files.log, files.index]) keepPrivate(file);
    connection = new SqliteConnection(files.database, BUSY_MILLISECONDS);
    connection.makeDurable();
    requireAcknowledged(connection, files, ledger, known);
    return connection;
  } catch (error) {
    connection?.close();
    if (error instanceof DatabaseAway) throw error;
    throw away(`DATA_DIR "${files.folder}" cannot store the database`, error);
  }
}
