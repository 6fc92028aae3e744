import { randomBytes } from 'node:crypto';
import { accept } from './acceptance.ts';
import { type Database, text } from './database.ts';
import { deliveriesOf } from './deliveries.ts';
import { openLibsql } from './libsql.ts';
import { ownerActionsOf } from './mutations.ts';
import { ownerViewOf } from './queries.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';
import { TABLES } from './tables.ts';

/**
 * A health probe writes more than the largest inquiry needs with all its indexes (32 KB of text,
 * about 100 KB on disk), so that a disk too full for the next inquiry is noticed.
 */
const PROBE_CHARACTERS = 128 * 1024;

/** The store on an open database, its tables made when absent. Closing it closes the database. */
export async function storeOn(database: Database): Promise<Store> {
  const statements = [...TABLES, ...database.auditTriggers].map((sql) => ({ sql, args: [] }));
  await database.transaction(statements, ['tables']);
  return {
    async secret() {
      const [, [row] = []] = await database.transaction([
        {
          sql: `insert into setting (name, value) values ('secret', $1) on conflict do nothing`,
          args: [randomBytes(32).toString('base64url')],
        },
        { sql: `select value from setting where name = 'secret'`, args: [] },
      ]);
      if (!row) throw new Error('The database did not keep the gateway secret.');
      return text(row, 'value');
    },
    accept: (submission) => accept(database, submission),
    ...deliveriesOf(database),
    ...ownerViewOf(database),
    ...ownerActionsOf(database),
    async probe(at) {
      await database.transaction([
        {
          sql: `insert into setting (name, value) values ('probe', $1)
            on conflict (name) do update set value = excluded.value`,
          args: [String(at).padEnd(PROBE_CHARACTERS, '.')],
        },
      ]);
    },
    close: () => database.close(),
  };
}

/**
 * Opens the store that the settings name: PostgreSQL with `databaseUrl`, otherwise a file.
 * @param onError told of database connections that break while idle
 */
export async function openStore(
  settings: { dataDir: string; databaseUrl: string | undefined },
  onError: (error: Error) => void,
): Promise<Store> {
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, onError)
    : await openLibsql(settings.dataDir);
  return storeOn(database);
}
