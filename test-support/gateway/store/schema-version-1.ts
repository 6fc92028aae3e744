/**
 * The tables as they were before they had a version, with an inquiry in each state: what databases in
 * use look like. It is a copy on purpose and never changes.
 */
import type { Place } from './store-contract.ts';
import type { Statement } from '../../../schema/generated/data.d.ts';

const TABLES = [
  `create table if not exists inquiry (
    id text primary key,
    state text not null check (state in ('waiting', 'delivered', 'quarantined', 'dead', 'erased')),
    reason text not null,
    accepted_at bigint not null,
    changed_at bigint not null,
    fingerprint text not null,
    email text,
    body text,
    waiting_since bigint not null,
    next_attempt_at bigint not null,
    lease_until bigint not null default 0,
    attempts integer not null default 0,
    last_error text
  )`,
  `create index if not exists inquiry_due on inquiry (next_attempt_at) where state = 'waiting'`,
  `create index if not exists inquiry_state on inquiry (state, accepted_at)`,
  `create index if not exists inquiry_fingerprint on inquiry (fingerprint, accepted_at)`,
  `create index if not exists inquiry_email on inquiry (email) where email is not null`,
  `create table if not exists submission (
    key text primary key,
    inquiry_id text not null,
    fingerprint text not null,
    created integer not null,
    at bigint not null
  )`,
  `create index if not exists submission_inquiry on submission (inquiry_id)`,
  `create index if not exists submission_at on submission (at)`,
  `create table if not exists audit (
    inquiry_id text not null,
    at bigint not null,
    from_state text,
    to_state text not null,
    reason text not null
  )`,
  `create index if not exists audit_inquiry on audit (inquiry_id)`,
  `create unique index if not exists audit_accepted on audit (inquiry_id) where reason = 'accepted'`,
  `create table if not exists setting (name text primary key, value text not null)`,
];

const SQLITE_AUDIT = [
  `create trigger if not exists audit_insert after insert on inquiry begin
    insert into audit values (new.id, new.changed_at, null, new.state, new.reason);
  end`,
  `create trigger if not exists audit_update after update of state, reason on inquiry begin
    insert into audit values (new.id, new.changed_at, old.state, new.state, new.reason);
  end`,
];

const POSTGRES_AUDIT = [
  `create or replace function write_audit() returns trigger language plpgsql as $$ begin
    insert into audit values (new.id, new.changed_at, old.state, new.state, new.reason);
    return null;
  end $$`,
  `create or replace trigger audit_change after insert or update of state, reason on inquiry
    for each row execute function write_audit()`,
];

export const SENT = 1_800_000_000_000;

function inquiry(id: string, state: string): Statement {
  return {
    sql: `insert into inquiry (id, state, reason, accepted_at, changed_at, fingerprint, email, body,
        waiting_since, next_attempt_at)
      values ($1, $2, 'accepted', ${SENT}, ${SENT}, $3, 'ada@example.com', '{"firstName":"Ada"}', ${SENT}, ${SENT})`,
    args: [id, state, `hash of ${id}`],
  };
}

/** What made such a database: tables, triggers, a secret, and three inquiries with their keys. */
export function schemaVersion1(kind: Place['name']): Statement[] {
  const audit = kind === 'PostgreSQL' ? POSTGRES_AUDIT : SQLITE_AUDIT;
  return [
    ...[...TABLES, ...audit].map((sql) => ({ sql, args: [] })),
    { sql: `insert into setting values ('secret', 'a secret of before')`, args: [] },
    inquiry('id-waiting', 'waiting'),
    inquiry('id-delivered', 'waiting'),
    inquiry('id-quarantined', 'quarantined'),
    {
      sql: `update inquiry set state = 'delivered', reason = 'delivered', changed_at = ${SENT + 1}
        where id = 'id-delivered'`,
      args: [],
    },
    {
      sql: `insert into submission values ('key', 'id-waiting', 'hash of id-waiting', 1, ${SENT})`,
      args: [],
    },
  ];
}
