/**
 * The tables of version 1, in SQL that SQLite and PostgreSQL share; `migrations.ts` says what has
 * changed since. Times are milliseconds since 1970. Of the present ones:
 *
 * - `inquiry`: one row for each accepted inquiry, for ever. `body` and `email` hold personal data
 *   and are emptied by retention and erasure; `fingerprint` and times stay. Its `state` follows from
 *   those of its deliveries.
 * - `delivery`: one row for each inquiry and each target that it goes to, for ever. `last_error`
 *   may hold personal data.
 * - `submission`: one row for each Idempotency-Key, so that the key gets its first answer again.
 * - `audit`: one row for each change of state, never changed; no personal data.
 * - `passed_call`: which calls passed at each of several gateways in the last ten seconds, with the
 *   addresses that they came from.
 * - `setting`: what gateways share: the secret, and the probe that health checks write.
 */
export const TABLES = [
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
  // Counts what was accepted apart from the inquiries themselves, and forbids counting one twice.
  `create unique index if not exists audit_accepted on audit (inquiry_id) where reason = 'accepted'`,
  `create table if not exists setting (name text primary key, value text not null)`,
];

/*
 * The database itself writes the audit table: no statement can change a state and forget the line.
 * Every statement that does so sets `state`, `reason` and `changed_at` together.
 */
export const SQLITE_AUDIT = [
  `create trigger if not exists audit_insert after insert on inquiry begin
    insert into audit values (new.id, new.changed_at, null, new.state, new.reason);
  end`,
  `create trigger if not exists audit_update after update of state, reason on inquiry begin
    insert into audit values (new.id, new.changed_at, old.state, new.state, new.reason);
  end`,
];

export const POSTGRES_AUDIT = [
  `create or replace function write_audit() returns trigger language plpgsql as $$ begin
    insert into audit values (new.id, new.changed_at, old.state, new.state, new.reason);
    return null;
  end $$`,
  `create or replace trigger audit_change after insert or update of state, reason on inquiry
    for each row execute function write_audit()`,
];
