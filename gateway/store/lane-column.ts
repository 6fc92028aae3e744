import type { Database } from './database.ts';
import { LANE_INDEX } from './tables.ts';

/**
 * Gives a table `inquiry` of before the lanes its column, and every table the index that claims
 * use. SQLite knows no "add column if not exists", so the column is asked for first.
 */
export async function addLane(database: Database): Promise<void> {
  const read = { sql: `select lane from inquiry limit 0`, args: [] };
  const add = {
    sql: `alter table inquiry add column lane text not null default 'main'
      check (lane in ('main', 'slow'))`,
    args: [],
  };
  const hasLane = await database.transaction([read]).then(
    () => true,
    () => false,
  );
  if (!hasLane) {
    // Another gateway may have added it meanwhile; what counts is that it can be read.
    await database.transaction([add], ['tables']).catch(() => database.transaction([read]));
  }
  await database.transaction([{ sql: LANE_INDEX, args: [] }], ['tables']);
}
