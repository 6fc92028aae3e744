import { openLibsql } from './sqlite/libsql.ts';
import { openPostgres } from './postgres.ts';
import { storeOn } from './store-on.ts';
import type { Store } from './store.ts';

/**
 * The store that the settings name: PostgreSQL with `databaseUrl`, otherwise a file. A database that
 * cannot be used yet does not keep it from being made: its calls fail until it can.
 * @param onError told of connections that break while idle, and of a database that cannot be used
 */
export function openStore(
  settings: { dataDir: string; databaseUrl: string | undefined },
  onError: (error: Error) => void,
): Store {
  const database = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, onError)
    : openLibsql(settings.dataDir);
  return storeOn(database, onError);
}
