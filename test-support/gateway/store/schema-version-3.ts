/**
 * The tables as they were before an inquiry had several targets, with what databases of that time hold. It is a copy on
 * purpose and never changes.
 */
import type { Statement } from '../../../schema/generated/data.d.ts';
import type { Place } from './store-contract.ts';
import { schemaVersion1, SENT } from './schema-version-1.ts';

const SINCE_VERSION_1 = [
  `create index inquiry_content on inquiry (changed_at)
    where state = 'delivered' and body is not null`,
  `alter table inquiry add column lane text not null default 'main'
    check (lane in ('main', 'slow'))`,
  `create index inquiry_lane on inquiry (lane, attempts, next_attempt_at) where state = 'waiting'`,
  `drop index inquiry_due`,
  `insert into setting values ('schema-version-1', 'done')`,
  `insert into setting values ('schema-version-2', 'done')`,
  `insert into setting values ('schema-version-3', 'done')`,
];

/** Next to the three inquiries of version 1: one that fails again and again, and one that the CRM refused. */
export function schemaVersion3(kind: Place['name']): Statement[] {
  const insert = `insert into inquiry (id, state, reason, accepted_at, changed_at, fingerprint, email,
      body, waiting_since, next_attempt_at, lease_until, attempts, last_error, lane)`;
  return [
    ...schemaVersion1(kind),
    ...[
      ...SINCE_VERSION_1,
      `${insert} values ('id-slow', 'waiting', 'accepted', ${SENT}, ${SENT}, 'hash of id-slow',
        'bob@example.com', '{"firstName":"Bob"}', ${SENT + 1}, ${SENT + 2}, ${SENT + 3}, 7, 'timed out', 'slow')`,
      `${insert} values ('id-dead', 'waiting', 'accepted', ${SENT}, ${SENT}, 'hash of id-dead',
        'eve@example.com', '{"firstName":"Eve"}', ${SENT}, ${SENT}, 0, 1, 'No such country.', 'main')`,
      `update inquiry set state = 'dead', reason = 'refused', changed_at = ${SENT + 9} where id = 'id-dead'`,
    ].map((sql) => ({ sql, args: [] })),
  ];
}
