import { type Database, integer, text } from '../database.ts';
import type { Statement } from '../../../schema/generated/data.d.ts';
import type { Acceptance, Submission } from '../store.ts';

/** The same content within this time is a repetition, not a new inquiry. */
export const DUPLICATE_MILLISECONDS = 10 * 60_000;

/** What is remembered about the sender: its key, or one that nobody can repeat. */
function keyOf({ key, id }: Submission): string {
  return key ?? id;
}

/**
 * The statements that write an inquiry unless its key or its content is known; the last gives what is
 * now known of its key.
 */
export function acceptStatements(submission: Submission): Statement[] {
  const { id, form, targets, fingerprint, email, body, state, at } = submission;
  const key = keyOf(submission);
  const since = at - DUPLICATE_MILLISECONDS;
  return [
    {
      sql: `insert into inquiry
          (id, state, reason, fingerprint, email, body, accepted_at, changed_at, form)
        select cast($1 as text), cast($2 as text), 'accepted', cast($3 as text),
          cast($4 as text), cast($5 as text), cast($6 as bigint), cast($6 as bigint),
          cast($9 as text)
        where not exists (select * from submission where key = cast($7 as text))
          and not exists (select * from inquiry
            where fingerprint = cast($3 as text) and accepted_at > cast($8 as bigint))`,
      args: [id, state, fingerprint, email, body, at, key, since, form],
    },
    {
      sql: `insert into delivery
          (inquiry_id, target, state, reason, changed_at, waiting_since, next_attempt_at)
        select id, target, state, reason, accepted_at, accepted_at, accepted_at
        from inquiry cross join (${targets.map((_, index) => `select cast($${index + 2} as text) as target`).join(' union all ')}) as targets
        where id = $1`,
      args: [id, ...targets],
    },
    {
      sql: `insert into submission (key, inquiry_id, fingerprint, created, at)
        select cast($1 as text), id, fingerprint,
          case when id = cast($2 as text) then 1 else 0 end, cast($3 as bigint)
        from inquiry where fingerprint = $4 and accepted_at > $5
        order by accepted_at desc limit 1
        on conflict (key) do nothing`,
      args: [key, id, at, fingerprint, since],
    },
    {
      sql: `select inquiry_id, fingerprint, created from submission where key = $1`,
      args: [key],
    },
  ];
}

/**
 * Writes an inquiry unless its key or its content is known, in one transaction without a round
 * trip in between, so that equal posts at the same moment still make one lead.
 */
export async function accept(database: Database, submission: Submission): Promise<Acceptance> {
  const { id, fingerprint } = submission;
  const results = await database.transaction(acceptStatements(submission), [
    keyOf(submission),
    fingerprint,
  ]);
  const row = results.at(-1)?.[0];
  if (!row) throw new Error('The store lost a submission that it had just written.');
  if (text(row, 'fingerprint') !== fingerprint) return { outcome: 'key-reused' };
  if (integer(row, 'created') === 0) return { outcome: 'duplicate' };
  const first = text(row, 'inquiry_id');
  return { outcome: 'accepted', id: first, repeated: first !== id };
}
