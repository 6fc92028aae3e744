import { type Database, text } from '../database.ts';
import type { Store } from '../store.ts';

/**
 * Sends on to another target what waits for one, or is dead: a mailbox that no longer exists, a webhook that has moved.
 */
export function redirectOf(database: Database): Pick<Store, 'redirect'> {
  return {
    async redirect(from, to, at) {
      const [rows = []] = await database.transaction([
        {
          // What is under way may arrive, and what goes to the other target anyway must not go twice.
          sql: `update delivery set target = $2, state = 'waiting', reason = 'redirected',
              changed_at = $3, waiting_since = $3, next_attempt_at = $3, lease_until = 0,
              attempts = 0, lane = 'main', last_error = null
            where target = $1 and state in ('waiting', 'dead') and lease_until <= $3
              and not exists (select * from delivery as other
                where other.inquiry_id = delivery.inquiry_id and other.target = $2)
            returning inquiry_id`,
          args: [from, to, at],
        },
        {
          sql: `update inquiry set state = 'waiting', reason = 'redirected', changed_at = $1
            where state = 'dead' and exists (select * from delivery
              where inquiry_id = inquiry.id and delivery.state = 'waiting')`,
          args: [at],
        },
      ]);
      return rows.map((row) => text(row, 'inquiry_id'));
    },
  };
}
