import { type Database, integer, text } from '../database.ts';
import type { SqlValue, Statement } from '../../../schema/generated/data.d.ts';
import { rememberSuccess } from '../remember-success.ts';
import type { Claim, DeliveryId, Store } from '../store.ts';
import { takeOver } from './take-over.ts';

type Deliveries = Pick<
  Store,
  'claim' | 'delivered' | 'retryAt' | 'deadLetter' | 'retryNow' | 'bringBack'
>;

/** Largest value of an integer column in PostgreSQL. */
const MOST_INTEGER = 2_147_483_647;

/**
 * Brings the state of an inquiry in step with its deliveries: the first state of this order that one of them has.
 * Transactions with it share the inquiry's id as a lock, because each must see what the other has changed.
 */
function settle(id: string, at: number): Statement {
  return {
    sql: `with deciding as (
        select state, reason from delivery where inquiry_id = $1
        order by case state when 'waiting' then 1 when 'dead' then 2 when 'quarantined' then 3
          when 'erased' then 4 else 5 end
        limit 1)
      update inquiry set state = (select state from deciding),
        reason = (select reason from deciding), changed_at = $2
      where id = $1 and state <> (select state from deciding)`,
    args: [id, at],
  };
}

/** What the delivery workers need of the store. */
// oxlint-disable-next-line max-lines-per-function -- One method for each statement.
export function deliveriesOf(database: Database): Deliveries {
  async function run(sql: string, args: SqlValue[]): Promise<void> {
    await database.transaction([{ sql, args }]);
  }

  async function end({ id }: DeliveryId, at: number, sql: string, args: SqlValue[]): Promise<void> {
    await database.transaction([{ sql, args }, settle(id, at)], [id]);
  }

  const holder = rememberSuccess(() => takeOver(database));

  return {
    async claim(target, now, leaseUntil, limit, from = 'main') {
      const lane = from === 'slow' ? 'slow' : 'main';
      const mostAttempts = from === 'fresh' ? 0 : MOST_INTEGER;
      // Whatever keeps it from being known as alive keeps nothing from being delivered.
      const name = await holder.get().catch(() => null);
      const [rows = []] = await database.transaction([
        {
          // Materialized, because PostgreSQL may run a plain inner select with a limit several
          // times, and then claims more than the limit.
          sql: `with due as materialized (
              select inquiry_id from delivery
              where state = 'waiting' and target = $6 and lane = $4 and attempts <= $5
                and next_attempt_at <= $1 and lease_until <= $1
              order by attempts, next_attempt_at limit $3 ${database.skipLocked})
            update delivery set attempts = attempts + 1, lease_until = $2, holder = $7
            where target = $6 and inquiry_id in (select inquiry_id from due)
            returning inquiry_id, attempts, waiting_since,
              (select form from inquiry where id = delivery.inquiry_id) as form,
              (select body from inquiry where id = delivery.inquiry_id) as body,
              (select accepted_at from inquiry where id = delivery.inquiry_id) as accepted_at`,
          args: [now, leaseUntil, limit, lane, mostAttempts, target, name],
        },
      ]);
      return rows.map((row): Claim => ({
        id: text(row, 'inquiry_id'),
        target,
        form: text(row, 'form'),
        body: text(row, 'body'),
        acceptedAt: integer(row, 'accepted_at'),
        attempt: integer(row, 'attempts'),
        waitingSince: integer(row, 'waiting_since'),
      }));
    },

    // A delivery is a fact, no matter who holds the lease by now.
    delivered: (delivery, at) =>
      end(
        delivery,
        at,
        `update delivery set state = 'delivered', reason = 'delivered', changed_at = $3,
          lease_until = 0, last_error = null
        where inquiry_id = $1 and target = $2 and state <> 'delivered'`,
        [delivery.id, delivery.target, at],
      ),

    // A failure counts only for the attempt that is the latest: a later one may be under way.
    retryAt: ({ id, target, attempt }, at, error, lane) =>
      run(
        `update delivery set next_attempt_at = $4, lease_until = 0, last_error = $5,
          lane = coalesce($6, lane)
        where inquiry_id = $1 and target = $2 and attempts = $3 and state = 'waiting'`,
        [id, target, attempt, at, error, lane ?? null],
      ),

    deadLetter: (claim, at, reason, error) =>
      end(
        claim,
        at,
        `update delivery set state = 'dead', reason = $5, changed_at = $4, lease_until = 0,
          last_error = $6
        where inquiry_id = $1 and target = $2 and attempts = $3 and state = 'waiting'`,
        [claim.id, claim.target, claim.attempt, at, reason, error],
      ),

    retryNow: (target, at) =>
      run(
        `update delivery set next_attempt_at = $1
        where state = 'waiting' and target = $2 and lane = 'main' and next_attempt_at > $1`,
        [at, target],
      ),

    bringBack: (at, furthestDue, furthestLease) =>
      run(
        `update delivery set
          next_attempt_at = case when next_attempt_at > $2 then $1 else next_attempt_at end,
          lease_until = case when lease_until > $3 then 0 else lease_until end
        where state = 'waiting' and (next_attempt_at > $2 or lease_until > $3)`,
        [at, furthestDue, furthestLease],
      ),
  };
}
