import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient, type ResultSet } from '@libsql/client/sqlite3';
import type { Database, Row, Statement } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { SQLITE_AUDIT } from './tables.ts';

/** How long a write waits for another process (a second gateway, `npm run inquiries`). */
const BUSY_MILLISECONDS = 5_000;

function toRow(row: ResultSet['rows'][number]): Row {
  const entries = Object.entries(row).map(([column, value]) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') {
      return [column, value] as const;
    }
    throw new TypeError(`Column ${column} holds a ${typeof value}, which no table here has.`);
  });
  return Object.fromEntries(entries);
}

/** SQLite numbers its placeholders with a question mark. */
function toSqlite({ sql, args }: Statement): { sql: string; args: Statement['args'] } {
  return { sql: sql.replaceAll(/\$(?=\d)/g, '?'), args };
}

async function configure(client: Client): Promise<void> {
  await client.execute('pragma journal_mode = wal');
  await client.execute('pragma synchronous = full');
  // Erased text is overwritten with zeros instead of being left in free pages.
  await client.execute('pragma secure_delete = on');
  const [mode] = (await client.execute('pragma journal_mode')).rows;
  const [synchronous] = (await client.execute('pragma synchronous')).rows;
  if (mode?.journal_mode !== 'wal' || synchronous?.synchronous !== 2) {
    throw new Error(
      'The database file does not take write-ahead logging with full synchronisation.',
    );
  }
}

/**
 * Opens the embedded database, a file in `dataDir`, which is made when absent.
 * @throws Error that names the folder when it cannot be written
 */
export async function openLibsql(dataDir: string): Promise<Database> {
  let client: Client;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    client = createClient({
      url: `file:${join(dataDir, 'gateway.db')}`,
      timeout: BUSY_MILLISECONDS,
      // One connection: the pragmas belong to a connection, and the calls are synchronous anyway.
      concurrency: 1,
    });
    await configure(client);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATA_DIR "${dataDir}" cannot hold the database: ${reason}`, { cause: error });
  }
  return {
    auditTriggers: SQLITE_AUDIT,
    skipLocked: '',
    // A SQLite file has one writer at a time, so the locks are not needed.
    transaction: groupCommit(async (statements) => {
      const results = await client.batch(statements.map(toSqlite), 'write');
      return results.map((result) => result.rows.map(toRow));
    }),
    async scrub() {
      await client.execute('pragma wal_checkpoint(truncate)');
    },
    close() {
      client.close();
      return Promise.resolve();
    },
  };
}
