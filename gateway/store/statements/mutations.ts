import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, integer, text } from '../database.ts';
import type { SqlValue } from '../../../schema/generated/data.d.ts';
import { type State, toState } from '../tables/states.ts';
import type { Erased, Erasure, Store } from '../store.ts';

/** Rows whose content goes in one transaction, and the pause after it in which others write. */
const BATCH = 200;
const PAUSE_MILLISECONDS = 20;

type AdminActions = Pick<Store, 'replay' | 'release' | 'erase' | 'deleteBodies'>;

/** What the owner of the inquiries, or the calendar in their name, does to them. */
// oxlint-disable-next-line max-lines-per-function -- One method for each action.
export function adminActionsOf(database: Database): AdminActions {
  /** Back to the start of the queue, with all of its time and attempts before it. */
  async function wait(
    from: 'dead' | 'quarantined',
    reason: 'replayed' | 'released',
    ids: string[] | undefined,
    at: number,
  ): Promise<string[]> {
    const args: SqlValue[] = [at, from, reason, ...(ids ?? [])];
    const chosen = ids?.map((_, index) => `$${index + 4}`).join(', ');
    const [rows = []] = await database.transaction(
      [
        {
          sql: `update delivery set state = 'waiting', reason = $3, changed_at = $1,
              waiting_since = $1, next_attempt_at = $1, lease_until = 0, attempts = 0,
              lane = 'main'
            where state = $2 ${chosen === undefined ? '' : `and inquiry_id in (${chosen || 'null'})`}
            returning inquiry_id`,
          args,
        },
        {
          sql: `update inquiry set state = 'waiting', reason = $3, changed_at = $1
            where state = $2 and exists (select * from delivery
              where inquiry_id = inquiry.id and delivery.state = 'waiting')`,
          args: [at, from, reason],
        },
      ],
      ids ?? [],
    );
    return [...new Set(rows.map((row) => text(row, 'inquiry_id')))];
  }

  /** Removes the content of a batch of those that this address sent. */
  async function eraseBatch(address: string, at: number): Promise<Erased[]> {
    const batch = `select id from inquiry where email = $1 order by accepted_at, id limit ${BATCH}`;
    const [rows = [], deliveries = []] = await database.transaction([
      { sql: `select id, state from inquiry where id in (${batch})`, args: [address] },
      {
        sql: `select inquiry_id, target, state, lease_until from delivery
          where inquiry_id in (${batch}) order by target`,
        args: [address],
      },
      {
        sql: `update delivery set reason = 'erased', changed_at = $2, state = 'erased',
            last_error = null
          where state <> 'delivered' and inquiry_id in (${batch})`,
        args: [address, at],
      },
      { sql: `delete from submission where inquiry_id in (${batch})`, args: [address] },
      {
        // What was delivered stays counted as delivered: that it went out is a fact.
        sql: `update inquiry set
            state = case when state = 'delivered' then state else 'erased' end,
            reason = 'erased', changed_at = $2,
            body = null, email = null, fingerprint = ''
          where id in (${batch})`,
        args: [address, at],
      },
    ]);
    return rows.map((row): Erased => {
      const id = text(row, 'id');
      const own = deliveries.filter((delivery) => text(delivery, 'inquiry_id') === id);
      const targets = (isMeant: (state: State, leaseUntil: number) => boolean): string[] =>
        own
          .filter((delivery) =>
            isMeant(toState(text(delivery, 'state')), integer(delivery, 'lease_until')),
          )
          .map((delivery) => text(delivery, 'target'));
      return {
        id,
        state: toState(text(row, 'state')),
        deliveredTo: targets((state) => state === 'delivered'),
        underWayTo: targets((state, leaseUntil) => state === 'waiting' && leaseUntil > at),
      };
    });
  }

  async function deleteBatch(
    before: number,
    at: number,
  ): Promise<{ bodies: number; keys: number }> {
    const [bodies = [], keys = []] = await database.transaction([
      {
        sql: `update inquiry set reason = 'body-deleted', changed_at = $2,
            body = null, email = null
          where id in (select id from inquiry
            where state = 'delivered' and body is not null and changed_at < $1
            order by changed_at limit ${BATCH})
          returning id`,
        args: [before, at],
      },
      {
        sql: `delete from submission where key in
            (select key from submission where at < $1 order by at limit ${BATCH})
          returning key`,
        args: [before],
      },
    ]);
    return { bodies: bodies.length, keys: keys.length };
  }

  /** Whether deleted text may still be in the files, because the last attempt to remove it failed. */
  let isLeftover = false;

  async function scrub(): Promise<boolean> {
    isLeftover = true;
    const done = await database.scrub();
    isLeftover = !done;
    return done;
  }

  return {
    replay: (ids, at) => wait('dead', 'replayed', ids, at),
    release: (ids, at) => wait('quarantined', 'released', ids, at),

    async erase(email, at): Promise<Erasure> {
      const address = email.trim().toLowerCase();
      const erased: Erased[] = [];
      for (;;) {
        const batch = await eraseBatch(address, at);
        erased.push(...batch);
        if (batch.length < BATCH) break;
        await sleep(PAUSE_MILLISECONDS);
      }
      // Also when nothing was found: an erasure before may have left text in the files.
      return { erased, complete: await scrub() };
    },

    async deleteBodies(before, at) {
      let count = 0;
      for (;;) {
        const { bodies, keys } = await deleteBatch(before, at);
        count += bodies;
        if (Math.max(bodies, keys) < BATCH) break;
        await sleep(PAUSE_MILLISECONDS);
      }
      const complete = count > 0 || isLeftover ? await scrub() : true;
      return { count, complete };
    },
  };
}
