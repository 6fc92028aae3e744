import { join } from 'node:path';
import { expect, it } from 'vitest';
import { submission } from '../../test-support/gateway/store/store-contract.ts';
import { storeIn, temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { isDatabaseAction, runDatabaseCommand, VerifyError } from './database-command.ts';

it.each([
  ['backup', true],
  ['restore', true],
  ['verify', true],
  ['list', false],
])('%s is done to the database: %s', (action, isOne) => {
  expect(isDatabaseAction(action)).toBe(isOne);
});

it('says what was restored, and of something before only where there was something', async () => {
  const [full, empty] = [temporaryFolder(), temporaryFolder()];
  const store = storeIn(full);
  await store.accept(submission());
  const counts = await store.counts();
  await store.close();
  const place = { databaseUrl: undefined, counts: () => Promise.resolve(counts) };
  const file = join(temporaryFolder(), 'saved.db');
  await runDatabaseCommand({ ...place, dataDir: full }, 'backup', file);
  const report = '1 accepted = 1 waiting + 0 delivered + 0 quarantined + 0 dead: all accounted for';
  expect(await runDatabaseCommand({ ...place, dataDir: empty }, 'restore', file)).toBe(
    `${report}\nRestored 1 changes from ${file}.`,
  );
  expect(await runDatabaseCommand({ ...place, dataDir: empty }, 'verify', '')).toBe(
    `${report}\nThe file is intact and contains all 1 acknowledged changes.`,
  );
  const missing = { ...place, dataDir: join(full, 'nowhere') };
  await expect(runDatabaseCommand(missing, 'verify', '')).rejects.toThrow(VerifyError);
});
