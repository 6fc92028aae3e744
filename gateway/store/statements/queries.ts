import { type Database, integer, integerOrNull, text, textOrNull } from '../database.ts';
import type { Row, SqlValue } from '../../../schema/generated/data.d.ts';
import { STATES, toState } from '../tables/states.ts';
import type { Counts, Delivery, Entry, Store } from '../store.ts';

function toEntry(row: Row): Entry {
  return {
    id: text(row, 'id'),
    state: toState(text(row, 'state')),
    reason: text(row, 'reason'),
    acceptedAt: integer(row, 'accepted_at'),
    changedAt: integer(row, 'changed_at'),
    form: text(row, 'form'),
    body: textOrNull(row, 'body'),
    deliveries: [],
  };
}

function toDelivery(row: Row): Delivery {
  return {
    target: text(row, 'target'),
    state: toState(text(row, 'state')),
    changedAt: integer(row, 'changed_at'),
    attempts: integer(row, 'attempts'),
    lastError: textOrNull(row, 'last_error'),
  };
}

/** What the owner of the inquiries reads: lists, one inquiry's history, the reconciliation. */
// oxlint-disable-next-line max-lines-per-function -- One method for each statement.
export function adminQueriesOf(
  database: Database,
): Pick<Store, 'list' | 'history' | 'counts' | 'backlog'> {
  return {
    async list({ state, ids, limit }) {
      const args: SqlValue[] = [];
      const place = (value: SqlValue): string => `$${args.push(value)}`;
      const conditions = ['1 = 1'];
      if (state) conditions.push(`state = ${place(state)}`);
      if (ids) conditions.push(`id in (${ids.map(place).join(', ') || 'null'})`);
      const page = limit === undefined ? '' : `limit ${place(limit)}`;
      const from = `from inquiry where ${conditions.join(' and ')}
            order by accepted_at desc, id ${page}`;
      const [rows = [], deliveries = []] = await database.transaction([
        {
          sql: `select id, state, reason, accepted_at, changed_at, form, body ${from}`,
          args,
        },
        {
          sql: `select inquiry_id, target, state, changed_at, attempts, last_error from delivery
            where inquiry_id in (select id ${from}) order by target`,
          args,
        },
      ]);
      const entries = new Map(rows.map((row) => [text(row, 'id'), toEntry(row)]));
      for (const row of deliveries) {
        entries.get(text(row, 'inquiry_id'))?.deliveries.push(toDelivery(row));
      }
      return [...entries.values()];
    },

    async history(id) {
      const [rows = []] = await database.transaction([
        {
          sql: `select at, from_state, to_state, reason from audit where inquiry_id = $1 order by at`,
          args: [id],
        },
      ]);
      return rows.map((row) => ({
        at: integer(row, 'at'),
        from: textOrNull(row, 'from_state'),
        to: text(row, 'to_state'),
        reason: text(row, 'reason'),
      }));
    },

    async backlog() {
      const [rows = []] = await database.transaction([
        {
          sql: `select target, state, count(*) as count, min(waiting_since) as since from delivery
            where state in ('waiting', 'dead') group by target, state order by target, state`,
          args: [],
        },
      ]);
      return rows.map((row) => ({
        target: text(row, 'target'),
        state: toState(text(row, 'state')),
        count: integer(row, 'count'),
        since: integer(row, 'since'),
      }));
    },

    async counts() {
      // One statement sees one moment, so the numbers belong together.
      const [[row] = []] = await database.transaction([
        {
          sql: `select
            (select count(*) from audit where reason = 'accepted') as accepted,
            ${STATES.map((state) => `(select count(*) from inquiry where state = '${state}') as ${state}`).join(', ')},
            (select min(accepted_at) from inquiry where state = 'waiting') as oldest`,
          args: [],
        },
      ]);
      if (!row) throw new Error('The database did not count its inquiries.');
      const counts: Counts = {
        accepted: integer(row, 'accepted'),
        waiting: integer(row, 'waiting'),
        delivered: integer(row, 'delivered'),
        quarantined: integer(row, 'quarantined'),
        dead: integer(row, 'dead'),
        erased: integer(row, 'erased'),
        oldestWaiting: integerOrNull(row, 'oldest'),
      };
      return counts;
    },
  };
}
