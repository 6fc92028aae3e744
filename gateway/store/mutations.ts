import { type Database, integer, type SqlValue, text } from './database.ts';
import { toState } from './states.ts';
import type { Erased, Store } from './store.ts';

type OwnerActions = Pick<Store, 'replay' | 'release' | 'erase' | 'deleteBodies'>;

/** What the owner of the inquiries, or the calendar in their name, does to them. */
export function ownerActionsOf(database: Database): OwnerActions {
  /** Back to the start of the queue, with all of its time and attempts before it. */
  async function wait(
    from: 'dead' | 'quarantined',
    reason: 'replayed' | 'released',
    ids: string[] | undefined,
    at: number,
  ): Promise<string[]> {
    const args: SqlValue[] = [at, from, reason, ...(ids ?? [])];
    const chosen = ids?.map((_, index) => `$${index + 4}`).join(', ');
    const [rows = []] = await database.transaction([
      {
        sql: `update inquiry set state = 'waiting', reason = $3, changed_at = $1,
            waiting_since = $1, next_attempt_at = $1, lease_until = 0, attempts = 0
          where state = $2 ${chosen === undefined ? '' : `and id in (${chosen || 'null'})`}
          returning id`,
        args,
      },
    ]);
    return rows.map((row) => text(row, 'id'));
  }

  return {
    replay: (ids, at) => wait('dead', 'replayed', ids, at),
    release: (ids, at) => wait('quarantined', 'released', ids, at),

    async erase(email, at) {
      const address = email.trim().toLowerCase();
      const [rows = []] = await database.transaction([
        {
          sql: `select id, state, lease_until from inquiry where email = $1`,
          args: [address],
        },
        {
          sql: `delete from submission
            where inquiry_id in (select id from inquiry where email = $1)`,
          args: [address],
        },
        {
          // What was delivered stays counted as delivered: that it went out is a fact.
          sql: `update inquiry set
              state = case when state = 'delivered' then state else 'erased' end,
              reason = 'erased', changed_at = $2,
              body = null, email = null, last_error = null, fingerprint = ''
            where email = $1`,
          args: [address, at],
        },
      ]);
      if (rows.length > 0) await database.scrub();
      return rows.map((row): Erased => {
        const state = toState(text(row, 'state'));
        const underWay = state === 'waiting' && integer(row, 'lease_until') > at;
        return { id: text(row, 'id'), state, underWay };
      });
    },

    async deleteBodies(before, at) {
      const [rows = []] = await database.transaction([
        {
          sql: `update inquiry set reason = 'body-deleted', changed_at = $2,
              body = null, email = null, last_error = null
            where state = 'delivered' and body is not null and changed_at < $1
            returning id`,
          args: [before, at],
        },
        { sql: `delete from submission where at < $1`, args: [before] },
      ]);
      if (rows.length > 0) await database.scrub();
      return rows.length;
    },
  };
}
