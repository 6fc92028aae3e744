import { type Database, DatabaseAway, text } from '../database.ts';
import type { Statement } from '../../../schema/generated/data.d.ts';
import { TABLES } from './tables.ts';

/**
 * What brings a database from each version of its tables to the next; the first makes them. A change
 * of the tables is a new entry at the end; what is here is never changed, because databases have
 * been brought to it. In SQL that SQLite and PostgreSQL share.
 */
const MIGRATIONS: string[][] = [
  TABLES,
  // Retention looks for the few that still have content, among all that were ever delivered.
  [
    `create index inquiry_content on inquiry (changed_at)
      where state = 'delivered' and body is not null`,
  ],
  // A lead that fails while others pass waits apart; those tried least go first.
  [
    `alter table inquiry add column lane text not null default 'main'
      check (lane in ('main', 'slow'))`,
    `create index inquiry_lane on inquiry (lane, attempts, next_attempt_at) where state = 'waiting'`,
    `drop index inquiry_due`,
  ],
  // An inquiry is sent with a form and goes to several targets; each delivery has its own state and retries. All that
  // had been accepted before was of the one form and goes to the CRM.
  [
    `alter table inquiry add column form text not null default 'inquiry'`,
    `create table delivery (
      inquiry_id text not null,
      target text not null,
      state text not null check (state in ('waiting', 'delivered', 'quarantined', 'dead', 'erased')),
      reason text not null,
      changed_at bigint not null,
      waiting_since bigint not null,
      next_attempt_at bigint not null,
      lease_until bigint not null default 0,
      attempts integer not null default 0,
      lane text not null default 'main' check (lane in ('main', 'slow')),
      last_error text,
      primary key (inquiry_id, target)
    )`,
    `insert into delivery (inquiry_id, target, state, reason, changed_at, waiting_since,
        next_attempt_at, lease_until, attempts, lane, last_error)
      select id, 'crm', state, reason, changed_at, waiting_since,
        next_attempt_at, lease_until, attempts, lane, last_error from inquiry`,
    `create index delivery_due on delivery (target, lane, attempts, next_attempt_at)
      where state = 'waiting'`,
    `create index delivery_dead on delivery (target) where state = 'dead'`,
    `drop index inquiry_lane`,
    ...['lane', 'waiting_since', 'next_attempt_at', 'lease_until', 'attempts', 'last_error'].map(
      (column) => `alter table inquiry drop column ${column}`,
    ),
  ],
  // Gateways tell each other which calls passed, so that limits hold for all of them together.
  [
    `create table passed_call (
      gateway text not null,
      number integer not null,
      at bigint not null,
      calls text not null,
      primary key (gateway, number)
    )`,
  ],
  // Which gateway holds a lease, so that those of one that was killed are taken over.
  [`alter table delivery add column holder text`],
];

const NAME = 'schema-version-';

function statement(sql: string, args: Statement['args'] = []): Statement {
  return { sql, args };
}

/** The versions that the database has been brought to, none for an empty one. */
async function versionsOf(database: Database): Promise<Set<number>> {
  const [, rows = []] = await database.transaction(
    [
      statement(`create table if not exists setting (name text primary key, value text not null)`),
      statement(`select name from setting where name like '${NAME}%'`),
    ],
    ['tables'],
  );
  return new Set(rows.map((row) => Number(text(row, 'name').slice(NAME.length))));
}

/**
 * Brings the tables to the present version, one transaction for each step. Two gateways may start at
 * the same moment: a step begins with writing down its number, which only one of them can.
 * @throws DatabaseAway when a newer version of this program has been here
 */
export async function migrate(database: Database): Promise<void> {
  const done = await versionsOf(database);
  const newest = Math.max(0, ...done);
  if (newest > MIGRATIONS.length) {
    throw new DatabaseAway(
      `The tables have version ${newest}, but this program supports ${MIGRATIONS.length}. A newer version of the program has changed them.`,
      'DATABASE_NEWER',
    );
  }
  for (const [index, step] of MIGRATIONS.entries()) {
    const version = index + 1;
    if (done.has(version)) continue;
    const note = statement(`insert into setting (name, value) values ($1, 'done')`, [
      `${NAME}${version}`,
    ]);
    // The first step is what databases without a version have, except for what is absent.
    const triggers = version === 1 ? database.auditTriggers : [];
    const statements = [note, ...[...step, ...triggers].map((sql) => statement(sql))];
    try {
      await database.transaction(statements, ['tables']);
    } catch (error) {
      if (!(await versionsOf(database)).has(version)) throw error;
    }
  }
}
