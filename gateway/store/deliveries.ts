import { type Database, integer, type SqlValue, text } from './database.ts';
import type { Claim, Store } from './store.ts';

type Deliveries = Pick<
  Store,
  'claim' | 'delivered' | 'retryAt' | 'deadLetter' | 'retryNow' | 'bringBack'
>;

/** Largest value of an integer column in PostgreSQL. */
const MOST_INTEGER = 2_147_483_647;

/** What the delivery worker needs of the store. */
export function deliveriesOf(database: Database): Deliveries {
  async function run(sql: string, args: SqlValue[]): Promise<void> {
    await database.transaction([{ sql, args }]);
  }

  return {
    async claim(now, leaseUntil, limit, from = 'main') {
      const lane = from === 'slow' ? 'slow' : 'main';
      const mostAttempts = from === 'fresh' ? 0 : MOST_INTEGER;
      const [rows = []] = await database.transaction([
        {
          // Materialized, because PostgreSQL may run a plain inner select with a limit several
          // times, and then claims more than the limit.
          sql: `with due as materialized (
              select id from inquiry
              where state = 'waiting' and lane = $4 and attempts <= $5
                and next_attempt_at <= $1 and lease_until <= $1
              order by attempts, next_attempt_at limit $3 ${database.skipLocked})
            update inquiry set attempts = attempts + 1, lease_until = $2
            where id in (select id from due)
            returning id, body, attempts, waiting_since`,
          args: [now, leaseUntil, limit, lane, mostAttempts],
        },
      ]);
      return rows.map((row): Claim => ({
        id: text(row, 'id'),
        body: text(row, 'body'),
        attempt: integer(row, 'attempts'),
        waitingSince: integer(row, 'waiting_since'),
      }));
    },

    // A delivery is a fact, whoever holds the lease by now.
    delivered: (id, at) =>
      run(
        `update inquiry set state = 'delivered', reason = 'delivered', changed_at = $2,
          lease_until = 0, last_error = null
        where id = $1 and state <> 'delivered'`,
        [id, at],
      ),

    // A failure counts only for the attempt that is the latest: a later one may be under way.
    retryAt: (claim, at, error, lane) =>
      run(
        `update inquiry set next_attempt_at = $3, lease_until = 0, last_error = $4,
          lane = coalesce($5, lane)
        where id = $1 and attempts = $2 and state = 'waiting'`,
        [claim.id, claim.attempt, at, error, lane ?? null],
      ),

    deadLetter: (claim, at, reason, error) =>
      run(
        `update inquiry set state = 'dead', reason = $4, changed_at = $3, lease_until = 0,
          last_error = $5
        where id = $1 and attempts = $2 and state = 'waiting'`,
        [claim.id, claim.attempt, at, reason, error],
      ),

    retryNow: (at) =>
      run(
        `update inquiry set next_attempt_at = $1
        where state = 'waiting' and lane = 'main' and next_attempt_at > $1`,
        [at],
      ),

    bringBack: (at, furthestDue, furthestLease) =>
      run(
        `update inquiry set
          next_attempt_at = case when next_attempt_at > $2 then $1 else next_attempt_at end,
          lease_until = case when lease_until > $3 then 0 else lease_until end
        where state = 'waiting' and (next_attempt_at > $2 or lease_until > $3)`,
        [at, furthestDue, furthestLease],
      ),
  };
}
