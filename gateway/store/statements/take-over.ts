import { randomUUID } from 'node:crypto';
import { type Database, text } from '../database.ts';

/**
 * Makes this gateway known as alive, and ends the leases of those that are surely gone: what was under way when one was
 * killed is due again at once. Where the database cannot tell, a lease ends by itself.
 * @returns the name that this gateway's own leases carry; null where there is no use for one
 */
export async function takeOver(database: Database): Promise<string | null> {
  if (!database.register) return null;
  const name = randomUUID();
  const [rows = []] = await database.transaction([
    {
      sql: `select distinct holder from delivery
        where state = 'waiting' and lease_until > 0 and holder is not null`,
      args: [],
    },
  ]);
  const gone = await database.register(
    name,
    rows.map((row) => text(row, 'holder')),
  );
  await database.transaction(
    gone.map((holder) => ({
      sql: `update delivery set lease_until = 0 where holder = $1 and state = 'waiting'`,
      args: [holder],
    })),
  );
  return name;
}
