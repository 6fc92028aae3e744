import { renameSync, rmSync } from 'node:fs';
import { requireIntact } from './look-into.ts';
import { makePrivate, syncFile, syncFolderOf } from '../sqlite/private-files.ts';
import type { SqliteConnection } from '../sqlite/sqlite-connection.ts';

/**
 * Copies the whole database into a new file that only its owner can read, while others go on reading
 * and writing: one moment of it, with what the write-ahead log holds. A copy that does not come to its
 * end leaves no file of that name.
 * @throws when the file exists, or cannot be written
 */
export function copyDatabase(connection: SqliteConnection, target: string): void {
  // Takes the name at once, so that two copies never meet in one file.
  makePrivate(target);
  const partial = `${target}.partial`;
  try {
    rmSync(partial, { force: true });
    makePrivate(partial);
    connection.all('vacuum into $1', [partial]);
    requireIntact(connection, partial);
    syncFile(partial);
    renameSync(partial, target);
    syncFolderOf(target);
  } catch (error) {
    rmSync(partial, { force: true });
    rmSync(target, { force: true });
    throw error;
  }
}
