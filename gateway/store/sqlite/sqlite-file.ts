import { mkdirSync } from 'node:fs';
import { endOfAudit } from '../backup/audit-end.ts';
import { copyDatabase } from '../backup/copy-database.ts';
import { copyName, type DataFiles, dataFiles } from './data-files.ts';
import { DatabaseAway } from '../database.ts';
import type { Row, Statement } from '../../../schema/generated/data.d.ts';
import { type Acknowledged, later, Ledger } from '../backup/ledger.ts';
import { openSqlite } from './open-sqlite.ts';
import { identityOf, sizeOf, stampOf } from './private-files.ts';
import { away, type SqliteConnection } from './sqlite-connection.ts';

/**
 * The embedded database as its thread sees it: opened when it is first used and again whenever it was
 * lost, and believed only as long as its file is the one at its path.
 */
export class SqliteFile {
  readonly #files: DataFiles;
  readonly #ledger: Ledger;
  #connection: SqliteConnection | undefined;
  /** The files that the connection has open. */
  #identity = '';
  /** Size of the database file when it was last looked at. */
  #bytes = 0n;
  #acknowledged: Acknowledged | undefined;
  /**
   * A database that lacks something, and its files as they were: it is not opened again until they
   * change, because each opening costs a file handle until the garbage collector comes by.
   */
  #refused: { files: string; reason: DatabaseAway } | undefined;

  /** @param isStopping ends a wait for the write lock early */
  constructor(
    folder: string,
    readonly isStopping: () => boolean = () => false,
  ) {
    this.#files = dataFiles(folder);
    this.#ledger = new Ledger(this.#files.ledger);
  }

  /**
   * Opens the file unless the one at its path is open already.
   * @throws DatabaseAway
   */
  open(): SqliteConnection {
    if (this.#connection) {
      if (!this.#isSameFile()) this.#leave(this.#connection);
      else if (this.#isShorter()) this.close();
      else return this.#connection;
    }
    const refused = this.#refused;
    if (refused && refused.files === this.#stampNow()) throw refused.reason;
    try {
      const connection = openSqlite(this.#files, this.#ledger, this.#acknowledged);
      connection.waitUnless(this.isStopping);
      this.#acknowledged = later(this.#ledger.read(), this.#acknowledged);
      this.#identity = this.#identityNow();
      this.#connection = connection;
      return connection;
    } catch (error) {
      if (error instanceof DatabaseAway && error.code === 'DATABASE_INCOMPLETE') {
        this.#refused = { files: this.#stampNow(), reason: error };
      }
      throw error;
    }
  }

  /**
   * Runs the statements as one transaction. When it returns, what was written is on the disk, in the
   * file that a restart will find, and in the ledger. (When one of the last two fails it may be
   * written although this throws; the same content is recognized when it is sent again.)
   * @throws DatabaseAway when none can run at the moment; what a statement threw otherwise
   */
  transaction(statements: Statement[], end: 'commit' | 'rollback'): Row[][] {
    const connection = this.open();
    try {
      const rows = connection.transaction(statements, end);
      this.#acknowledge(connection);
      return rows;
    } catch (error) {
      if (connection.isStuck) this.close();
      throw error;
    }
  }

  /** @returns false when a reader still needs the write-ahead log */
  checkpoint(): boolean {
    return this.open().checkpoint();
  }

  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  #identityNow(): string {
    return [this.#files.database, this.#files.log].map(identityOf).join(' ');
  }

  #stampNow(): string {
    return [this.#files.database, this.#files.ledger].map(stampOf).join(' ');
  }

  /** What is written into a file that was deleted or replaced is gone when the process ends. */
  #isSameFile(): boolean {
    return this.#identityNow() === this.#identity;
  }

  /**
   * Whether the database was cut since it was last looked at, as by emptying it. A VACUUM does so, too, and
   * only opening it again shows whether it is whole.
   */
  #isShorter(): boolean {
    const before = this.#bytes;
    this.#bytes = sizeOf(this.#files.database);
    return this.#bytes < before;
  }

  /**
   * Gives up a file that is no longer the one at its path. When its owner restored a backup that is
   * all; otherwise its content, which nothing else has any more, is saved first.
   * @throws DatabaseAway that says so
   */
  #leave(connection: SqliteConnection): void {
    const { folder, database } = this.#files;
    const last = this.#acknowledged;
    const found = this.#ledger.read();
    if (!last || (found && found.restoredAt > last.restoredAt)) {
      this.close();
      return;
    }
    const sentence = `"${database}" was deleted or replaced while it was in use`;
    const rescued = copyName(folder, 'rescued', Date.now());
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      copyDatabase(connection, rescued);
      // So that the next start knows what is lacking, too.
      if (later(found, last) !== found) this.#ledger.reset(last);
    } catch (error) {
      throw away(`${sentence}, and its content could not be saved to "${folder}"`, error);
    }
    this.close();
    throw new DatabaseAway(
      `${sentence}. Its content was saved to "${rescued}". Restore it with "npm run inquiries -- restore FILE".`,
      'DATABASE_REPLACED',
    );
  }

  /** @throws DatabaseAway when what was committed cannot be promised to be there after a restart */
  #acknowledge(connection: SqliteConnection): void {
    const { database } = this.#files;
    if (!this.#isSameFile()) {
      this.#leave(connection);
      throw new DatabaseAway(`"${database}" was just restored.`, 'DATABASE_REPLACED');
    }
    const last = this.#acknowledged;
    const end = endOfAudit(connection);
    if (!last || end.line === last.line) return;
    if (end.line < last.line) {
      throw new DatabaseAway(
        `"${database}" has ${end.line} of ${last.line} acknowledged changes: it was overwritten while it was in use.`,
        'DATABASE_INCOMPLETE',
      );
    }
    const next = { restoredAt: last.restoredAt, ...end };
    try {
      this.#ledger.write(next);
    } catch (error) {
      throw away(`"${this.#files.ledger}" cannot be written`, error);
    }
    this.#acknowledged = next;
  }
}
