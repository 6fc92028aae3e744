import { type Database, DatabaseAway, readRow } from '../store/database.ts';
import type { Row, Statement } from '../../schema/generated/data.d.ts';
import { toSqlite } from '../store/sqlite/placeholders.ts';
import { SQLITE_AUDIT } from '../store/tables/tables.ts';

interface D1Statement {
  bind(...args: Statement['args']): D1Statement;
}

/** What is used of a D1 database as a Worker is given it. */
export interface D1 {
  prepare(sql: string): D1Statement;
  /** All or nothing, one batch after the other. */
  batch(statements: D1Statement[]): Promise<{ results: unknown[] }[]>;
}

/** A statement that fails, and how its message can be told from others'. */
const FAILS = { sql: `select json('taken back')`, args: [] };
const FAILURE = 'malformed JSON';

/**
 * Cloudflare's D1, which is SQLite with one writer at a time: locks are not needed, and a batch is a transaction. It is
 * stored at several places before a batch resolves, and its history of 30 days is the backup.
 */
export function openD1(d1: D1): Database {
  async function run(statements: readonly Statement[]): Promise<Row[][]> {
    const results = await d1.batch(
      statements.map(({ sql, args }) => d1.prepare(toSqlite(sql)).bind(...args)),
    );
    return results.map((result) => result.results.map(readRow));
  }

  return {
    auditTriggers: SQLITE_AUDIT,
    skipLocked: '',
    async check() {
      try {
        await run([{ sql: 'select 1', args: [] }]);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new DatabaseAway(`The D1 database cannot be used: ${reason}`, 'DATABASE_UNUSABLE');
      }
    },
    transaction: (statements) => run(statements),
    // There is no rollback but that of a batch that fails.
    async rehearse(statements) {
      try {
        await run([...statements, FAILS]);
      } catch (error) {
        if (error instanceof Error && error.message.includes(FAILURE)) return;
        throw error;
      }
      throw new Error('D1 did not roll back a test transaction.');
    },
    // D1 has no disk of ours; what is over its limit fails the write of a probe.
    room: () => Promise.resolve(Number.POSITIVE_INFINITY),
    // Its history ends by itself; nothing here can shorten it.
    scrub: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}
