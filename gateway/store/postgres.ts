import { createHash } from 'node:crypto';
import { Client, Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { AliveConnection, IS_GONE } from './alive-connection.ts';
import { type Database, DatabaseAway, readRow } from './database.ts';
import type { Row, Statement } from '../../schema/generated/data.d.ts';
import { POSTGRES_AUDIT } from './tables/tables.ts';

/** A database that does not answer within this is away; the visitor is told honestly. */
const PATIENCE_MILLISECONDS = 5_000;

/** bigint columns as numbers: times in milliseconds are far below the safe limit. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

/** PostgreSQL has not answered within the time limit, for a connection or for a statement. */
class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_TIMEOUT';

  constructor(cause: Error) {
    super('PostgreSQL did not answer in time.', { cause });
    this.name = 'DatabaseTimeout';
  }
}

/** What PostgreSQL says about a statement that it has canceled, here always because of its time limit. */
const CANCELLED = '57014';

/** Gives errors about time limits a code for the log: those of `pg` itself have none. */
function named(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isTimeout = 'code' in error ? error.code === CANCELLED : /timeout/.test(error.message);
  return isTimeout ? new DatabaseTimeout(error) : error;
}

async function requireDurable(pool: Pool): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const result = await pool.query<{ value: string }>('select current_setting($1) as value', [
      name,
    ]);
    if (result.rows[0]?.value === 'off') {
      throw new Error(
        `it runs with ${name} off, so a power failure could lose accepted inquiries.`,
      );
    }
  }
}

const names = new Map<string, string>();

/** Named statements are planned once a connection, which halves the work of the database. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}

/**
 * Sends a whole transaction at once and waits for the disk once: one journey to the database
 * instead of one for each statement. After an error the database ignores the statements that
 * follow, and answers the final commit with a rollback.
 */
async function runPipelined(
  client: PoolClient,
  statements: Statement[],
  locks: string[],
  end: 'commit' | 'rollback',
): Promise<Row[][]> {
  const begin = client.query('begin');
  // In one order everywhere, so that two transactions never wait for each other.
  const lock = client.query(
    'select pg_advisory_xact_lock(hashtextextended(lock, 0)) from unnest($1::text[]) as lock',
    [[...new Set(locks)].toSorted()],
  );
  const queries = statements.map(({ sql, args }) =>
    client.query({ name: nameOf(sql), text: sql, values: args }),
  );
  const ending = client.query(end);
  const all = await Promise.allSettled([begin, lock, ...queries, ending]);
  for (const result of all) if (result.status === 'rejected') throw result.reason;
  if ((await ending).command !== end.toUpperCase()) throw new Error('PostgreSQL did not commit.');
  return (await Promise.all(queries)).map(({ rows }) => rows.map(readRow));
}

/** Freeing the space of a large table takes longer than a visitor would wait. */
const VACUUM_MILLISECONDS = 600_000;

/**
 * A PostgreSQL database, for several gateways on several machines.
 * @param onError told of connections that break while idle; the pool replaces them
 */
// oxlint-disable-next-line max-lines-per-function -- One object whose methods share a pool of connections.
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    types: numbers,
    max: 10,
    pipeline: true,
    connectionTimeoutMillis: PATIENCE_MILLISECONDS,
    query_timeout: PATIENCE_MILLISECONDS,
    statement_timeout: PATIENCE_MILLISECONDS,
  });
  pool.on('error', onError);
  // The pool listens to its idle clients only. A server that shuts down may say so in the packet in which it accepts
  // the connection, which nobody can have listened for yet; a statement on such a client fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function transaction(
    statements: Statement[],
    locks: string[],
    end: 'commit' | 'rollback',
  ): Promise<Row[][]> {
    const client = await pool.connect().catch((error: unknown) => {
      throw named(error);
    });
    try {
      const rows = await runPipelined(client, statements, locks, end);
      client.release();
      return rows;
    } catch (error) {
      // It may be closing: a server that shuts down says so in answer to a statement.
      client.release(true);
      throw named(error);
    }
  }

  const alive = new AliveConnection(url, PATIENCE_MILLISECONDS, onError);

  return {
    auditTriggers: POSTGRES_AUDIT,
    skipLocked: 'for update skip locked',
    // Without the address, which holds a password.
    async check() {
      try {
        await requireDurable(pool);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new DatabaseAway(
          `DATABASE_URL names a database that cannot be used: ${reason}`,
          error instanceof Error && 'code' in error ? String(error.code) : 'DATABASE_UNUSABLE',
        );
      }
    },
    transaction: (statements, locks = []) => transaction(statements, locks, 'commit'),
    async rehearse(statements) {
      await transaction(statements, [], 'rollback');
    },
    // The disk is the database server's, and a full one fails the write of a probe.
    room: () => Promise.resolve(Number.POSITIVE_INFINITY),
    async register(name, others) {
      await alive.lock(name);
      const looks = others.map((other) => ({ sql: IS_GONE, args: [other] }));
      const results = await transaction(looks, [], 'rollback');
      return others.filter((_, n) => results[n]?.[0]?.['gone'] === 1);
    },
    async scrub() {
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: PATIENCE_MILLISECONDS,
        query_timeout: VACUUM_MILLISECONDS,
        statement_timeout: VACUUM_MILLISECONDS,
      });
      client.on('error', onError);
      await client.connect();
      try {
        await client.query('vacuum inquiry');
        return true;
      } finally {
        await client.end();
      }
    },
    async close() {
      await alive.end();
      await pool.end();
    },
  };
}
