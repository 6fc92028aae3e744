import { rememberSuccess } from '../remember-success.ts';
import { type Database, DatabaseAway } from '../database.ts';
import { migrate } from './migrations.ts';

/**
 * A database that is checked and brought to the present version of the tables before its first
 * transaction, and again after it was away: by then it may be another one.
 * @param onAway told when it cannot be used; not twice in a row for the same reason
 */
export function migrated(
  database: Database,
  onAway: (error: Error) => void = () => undefined,
): Database {
  const ready = rememberSuccess(async () => {
    await database.check();
    await migrate(database);
  });
  let said = '';

  async function whenReady<T>(work: () => Promise<T>): Promise<T> {
    try {
      await ready.get();
      const result = await work();
      said = '';
      return result;
    } catch (error) {
      if (error instanceof DatabaseAway) {
        ready.forget();
        if (error.message !== said) onAway(error);
        said = error.message;
      }
      throw error;
    }
  }

  return {
    ...database,
    transaction: (statements, locks) => whenReady(() => database.transaction(statements, locks)),
    rehearse: (statements) => whenReady(() => database.rehearse(statements)),
  };
}
