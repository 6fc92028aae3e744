import Libsql from 'libsql';
import { toSqlite } from './placeholders.ts';
import { DatabaseAway, readRow } from '../database.ts';
import type { Row, SqlValue, Statement } from '../../../schema/generated/data.d.ts';

/** Statements are prepared once; lists by id have one for each number of ids, so not all are kept. */
const MOST_PREPARED = 100;

/** A checkpoint waits for readers and holds the write lock meanwhile: well under BUSY_MILLISECONDS. */
const CHECKPOINT_MILLISECONDS = 1_000;

/** How long a wait for the write lock lasts at once where it may have to end early. */
const SLICE_MILLISECONDS = 200;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'SQLITE_ERROR';
}

/** An error of SQLite or of the file system as one that says: nothing can be kept at the moment. */
export function away(sentence: string, error: unknown): DatabaseAway {
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseAway(`${sentence}: ${reason}.`, codeOf(error));
}

/**
 * One connection to a SQLite file. Its calls are synchronous: they belong into a thread where nobody
 * waits for a page.
 */
export class SqliteConnection {
  readonly #database: Libsql.Database;
  #isStopping: (() => boolean) | undefined;
  #timeout: number;
  readonly #prepared = new Map<string, Libsql.Statement<SqlValue[]>>();

  /** @param busyMilliseconds how long a write waits for another process */
  constructor(
    path: string,
    readonly busyMilliseconds: number,
  ) {
    this.#timeout = busyMilliseconds;
    this.#database = new Libsql(path, { timeout: busyMilliseconds });
  }

  /** @throws when the file cannot be used in the mode that survives a power cut */
  makeDurable(): void {
    this.#writeAhead();
    this.#database.exec('pragma synchronous = full');
    // Erased text is overwritten with zeros instead of being left in free pages.
    this.#database.exec('pragma secure_delete = on');
    const [mode] = this.all('pragma journal_mode');
    const [synchronous] = this.all('pragma synchronous');
    if (mode?.['journal_mode'] !== 'wal' || synchronous?.['synchronous'] !== 2) {
      throw new Error('it does not support write-ahead logging with full synchronization');
    }
  }

  /**
   * Waits for the write lock as long as before, but looks now and then whether that is still wanted: a
   * thread that waits in SQLite cannot be ended, and would keep the process from stopping.
   */
  waitUnless(isStopping: () => boolean): void {
    this.#isStopping = isStopping;
    this.#setTimeout(SLICE_MILLISECONDS);
  }

  /** Runs one statement to its end: one that is left in the middle would keep commits from happening. */
  all(sql: string, args: SqlValue[] = []): Row[] {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#database.prepare<SqlValue[]>(toSqlite(sql));
      if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear();
      this.#prepared.set(sql, statement);
    }
    return statement.all(...args).map(readRow);
  }

  /** Runs a statement that has no arguments and whose rows nobody needs. */
  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /**
   * Runs the statements as one transaction and gives the rows of each.
   * @throws DatabaseAway when it could not begin or not be committed; what a statement threw otherwise
   */
  transaction(statements: Statement[], end: 'commit' | 'rollback'): Row[][] {
    return this.whileLocked(() => statements.map(({ sql, args }) => this.all(sql, args)), end);
  }

  /**
   * Runs `work` as one transaction, while no other process writes.
   * @throws DatabaseAway when it could not begin or not be committed; what `work` threw otherwise
   */
  whileLocked<T>(work: () => T, end: 'commit' | 'rollback' = 'commit'): T {
    // Not prepared: a prepared BEGIN that finds the database locked stays "in progress", and then
    // every commit after it fails.
    this.#begin();
    try {
      const result = work();
      this.#control(end);
      return result;
    } catch (error) {
      if (this.#database.inTransaction) this.#control('rollback');
      throw error;
    }
  }

  /** Whether a transaction was left open: then this connection must not be used again. */
  get isStuck(): boolean {
    return this.#database.open && this.#database.inTransaction;
  }

  /**
   * Copies the write-ahead log into the database file and empties it.
   * @returns false when a reader still needs the log
   */
  checkpoint(): boolean {
    const timeout = this.#timeout;
    this.#setTimeout(CHECKPOINT_MILLISECONDS);
    try {
      return this.all('pragma wal_checkpoint(truncate)')[0]?.['busy'] === 0;
    } finally {
      this.#setTimeout(timeout);
    }
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  /**
   * Sets write-ahead logging, which changes a new file. While another connection has the write lock, SQLite refuses that
   * at once, whatever its timeout, because this one has begun to read; `begin` waits for the lock.
   */
  #writeAhead(): void {
    const end = Date.now() + this.busyMilliseconds;
    for (;;) {
      try {
        this.#database.exec('pragma journal_mode = wal');
        return;
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() >= end) throw error;
        this.whileLocked(() => undefined);
      }
    }
  }

  #setTimeout(milliseconds: number): void {
    this.#database.exec(`pragma busy_timeout = ${milliseconds}`);
    this.#timeout = milliseconds;
  }

  #begin(): void {
    const end = Date.now() + this.busyMilliseconds;
    for (;;) {
      try {
        this.#control('begin immediate');
        return;
      } catch (error) {
        const isBusy = error instanceof DatabaseAway && error.code === 'SQLITE_BUSY';
        if (!isBusy || !this.#isStopping || this.#isStopping() || Date.now() >= end) throw error;
      }
    }
  }

  #control(sql: 'begin immediate' | 'commit' | 'rollback'): void {
    try {
      this.#database.exec(sql);
    } catch (error) {
      throw away('The database cannot be written', error);
    }
  }
}
