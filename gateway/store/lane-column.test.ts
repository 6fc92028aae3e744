import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/gateway/test-gateway.ts';
import { START } from '../../tests/gateway/store-contract.ts';
import { openLibsql } from './libsql.ts';
import { storeOn } from './open-store.ts';
import { TABLES } from './tables.ts';

it('takes over a database of before the lanes, with what waits in it', async () => {
  const folder = temporaryFolder();
  const old = await openLibsql(folder);
  const tables = TABLES.map((sql) => sql.replace(/,\s*lane text [^\n]*/, ''));
  expect(tables).not.toEqual(TABLES);
  await old.transaction([
    ...tables.map((sql) => ({ sql, args: [] })),
    {
      sql: `insert into inquiry (id, state, reason, accepted_at, changed_at, fingerprint, body,
          waiting_since, next_attempt_at) values ('old', 'waiting', 'accepted', $1, $1, '', '{}', $1, $1)`,
      args: [START],
    },
  ]);
  await old.close();
  for (const attempt of [1, 2]) {
    const store = await storeOn(await openLibsql(folder));
    onTestFinished(() => store.close());
    const claims = await store.claim(START + attempt, START + attempt + 1, 1);
    expect(claims).toMatchObject([{ id: 'old', attempt }]);
  }
});
