import Libsql from 'libsql';
import { keepPrivate } from './private-files.ts';

/**
 * A file next to the database that each gateway on it has locked for as long as its process lives: the system takes the
 * lock back however the process ends.
 */
export class AliveFile {
  readonly #path: string;
  #connection: Libsql.Database | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** @returns whether no other gateway was alive at that moment */
  lock(): boolean {
    const connection = (this.#connection ??= new Libsql(this.#path, { timeout: 0 }));
    keepPrivate(this.#path);
    const isAlone = isLockable(connection);
    if (!connection.inTransaction) connection.exec('begin');
    // Reading takes the lock that several may have, until the transaction ends.
    connection.prepare('select count(*) from sqlite_master').all();
    return isAlone;
  }

  unlock(): void {
    const connection = this.#connection;
    // Closing ends a transaction only once the garbage collector has come by.
    if (connection?.inTransaction) connection.exec('rollback');
    connection?.close();
  }
}

/** Whether nobody else has a lock on it. */
function isLockable(connection: Libsql.Database): boolean {
  try {
    connection.exec('begin exclusive');
  } catch {
    return false;
  }
  connection.exec('rollback');
  return true;
}
