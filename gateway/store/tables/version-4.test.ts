import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { START } from '../../../test-support/gateway/store/store-contract.ts';
import { storeIn, temporaryFolder } from '../../../test-support/gateway/test-gateway.ts';
import { backUp, restore, verify } from '../backup/backups.ts';

/** The folder of a gateway of version 4, as that program left it; it never changes. */
const VERSION_4 = join(import.meta.dirname, '../../../test-support/gateway/store/version-4');

const MAILBOX = 'email:sales@example.com';
const WEBHOOK = 'webhook:https://hooks.example.com/';

function oldFolder(): string {
  const folder = temporaryFolder();
  cpSync(VERSION_4, folder, { recursive: true });
  return folder;
}

const ALL = { accepted: 6, waiting: 2, delivered: 1, quarantined: 1, dead: 1, erased: 1 };

test('a folder of version 4 is brought to the present one, with all it holds and its ledger', async () => {
  const folder = oldFolder();
  const store = storeIn(folder);
  expect(await store.counts()).toMatchObject(ALL);
  expect(await store.backlog()).toEqual([
    { target: 'crm', state: 'dead', count: 1, since: START },
    { target: 'crm', state: 'waiting', count: 2, since: START },
    { target: WEBHOOK, state: 'waiting', count: 1, since: START },
  ]);
  const entries = new Map((await store.list({})).map((entry) => [entry.id, entry]));
  expect(entries.get('id-delivered')?.deliveries.map(({ target }) => target)).toEqual([
    'crm',
    MAILBOX,
  ]);
  expect(entries.get('id-erased')).toMatchObject({ state: 'erased', body: null });
  expect(await store.history('id-dead')).toHaveLength(2);
  expect(await store.claim('crm', START + 30, START + 99, 5, 'slow')).toMatchObject([
    { id: 'id-slow', attempt: 2 },
  ]);
  expect(await store.replay(undefined, START + 60)).toEqual(['id-dead']);
  await store.close();
  // The old program acknowledged nine changes; what the new one did comes after them.
  expect(verify(folder)).toBe(10);
});

test('a backup of version 4 can be restored under the present program', async () => {
  const saved = join(temporaryFolder(), 'saved.db');
  backUp(oldFolder(), saved);
  const folder = temporaryFolder();
  expect(restore(folder, saved, START).aside).toBeUndefined();
  const store = storeIn(folder);
  expect(await store.counts()).toMatchObject(ALL);
  await store.close();
});
