import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { submission } from '../../../test-support/gateway/store/store-contract.ts';
import { storeIn, temporaryFolder } from '../../../test-support/gateway/test-gateway.ts';
import { backUp, restore, verify } from '../backup/backups.ts';
import type { Store } from '../store.ts';
import { dataFiles } from './data-files.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';

const NOW = 1_800_000_000_000;

/** A store in a folder, as a gateway has it that was just started. */
function started(folder: string): Store {
  const store = storeIn(folder);
  onTestFinished(() => store.close());
  return store;
}

async function accept(store: Store, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await store.accept(submission());
}

const acceptedBy = async (store: Store) => (await store.counts()).accepted;
const another = (store: Store) => store.accept(submission());

it('is opened once, as long as its file is the same', () => {
  const file = new SqliteFile(temporaryFolder());
  onTestFinished(() => file.close());
  // Only the connection that has made it knows it.
  file.transaction([{ sql: 'create temp table own (name)', args: [] }], 'commit');
  file.transaction([{ sql: 'insert into own values ($1)', args: ['kept'] }], 'commit');
  expect(file.transaction([{ sql: 'select name from own', args: [] }], 'commit')).toEqual([
    [{ name: 'kept' }],
  ]);
});

it('saves what a deleted database held, once, and stores nothing until that is brought back', async () => {
  const folder = join(temporaryFolder(), 'data');
  const store = started(folder);
  await accept(store, 2);
  rmSync(folder, { recursive: true });
  const { database, ledger } = dataFiles(folder);
  await expect(another(store)).rejects.toMatchObject({
    code: 'DATABASE_REPLACED',
    message: expect.stringMatching(
      /^".*gateway\.db" was deleted or replaced while it was in use\. Its content was saved to ".*gateway-rescued-.*\.db"\. Restore it/,
    ),
  });
  for (const one of [store, started(folder)])
    await expect(another(one)).rejects.toMatchObject({
      code: 'DATABASE_MISSING',
      message: expect.stringContaining(`"${database}" is gone, with 2 acknowledged changes.`),
    });
  const [rescued = '', ...others] = readdirSync(folder).filter((name) => name.endsWith('.db'));
  expect(others).toEqual([]);
  expect(statSync(join(folder, rescued)).mode & 0o777).toBe(0o600);
  expect(statSync(ledger).size).toBeGreaterThan(0);
  expect(restore(folder, join(folder, rescued), NOW)).toEqual({ lines: 2, aside: undefined });
  await another(store);
  expect(await acceptedBy(store)).toBe(3);
});

it('notices that another program has made a deleted database anew', async () => {
  const folder = join(temporaryFolder(), 'data');
  const store = started(folder);
  await accept(store, 2);
  rmSync(folder, { recursive: true });
  expect(await acceptedBy(started(folder))).toBe(0);
  await expect(another(store)).rejects.toThrow('was deleted or replaced while it was in use');
  await expect(another(store)).rejects.toThrow(
    'is missing acknowledged changes: it has 0 of 2, or different ones.',
  );
});

it('says where what was deleted cannot be saved', async () => {
  const folder = join(temporaryFolder(), 'data');
  const store = started(folder);
  await accept(store, 1);
  rmSync(folder, { recursive: true });
  const copy = vi.spyOn(SqliteConnection.prototype, 'all').mockImplementation(() => {
    throw new Error('disk full');
  });
  onTestFinished(() => copy.mockRestore());
  await expect(another(store)).rejects.toThrow(
    `and its content could not be saved to "${folder}": disk full.`,
  );
});

/** Some files of a database as a crash leaves them, in a folder of their own. */
async function filesOf(count: number, names: ('database' | 'log' | 'ledger')[]): Promise<string> {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  await accept(started(from), count);
  mkdirSync(to, { recursive: true });
  for (const name of names) copyFileSync(dataFiles(from)[name], dataFiles(to)[name]);
  return to;
}

it('opens a database after a crash with all that was acknowledged', async () => {
  const folder = await filesOf(2, ['database', 'log', 'ledger']);
  expect(await acceptedBy(started(folder))).toBe(2);
  expect(verify(folder)).toBe(2);
});

it.each([
  ['the write-ahead log was lost', ['database', 'ledger'], /it has 0 of 2, or different ones/],
  ['the ledger was lost', ['database', 'log'], /has no ".*gateway\.ledger"/],
  ['the database was lost', ['ledger'], /is gone, with 2 acknowledged changes/],
] as const)('stores nothing where %s, and says why', async (_, names, reason) => {
  const store = started(await filesOf(2, [...names]));
  await expect(another(store)).rejects.toThrow(reason);
  await expect(another(store)).rejects.toThrow(reason);
});

it('notices that a database holds as many changes, but others', async () => {
  const [folder, other] = [await filesOf(2, ['ledger']), await filesOf(2, ['database', 'log'])];
  for (const name of ['database', 'log'] as const)
    copyFileSync(dataFiles(other)[name], dataFiles(folder)[name]);
  await expect(another(started(folder))).rejects.toThrow('it has 2 of 2, or different ones');
});

it('does not open what lacks something again before its files have changed', async () => {
  const folder = await filesOf(2, ['database', 'ledger']);
  const opened = vi.spyOn(SqliteConnection.prototype, 'makeDurable');
  onTestFinished(() => opened.mockRestore());
  const store = started(folder);
  for (let n = 0; n < 3; n += 1) await expect(another(store)).rejects.toThrow('it has 0 of 2');
  expect(opened).toHaveBeenCalledTimes(1);
  utimesSync(dataFiles(folder).database, 1, 1);
  await expect(another(store)).rejects.toThrow('it has 0 of 2');
  expect(opened).toHaveBeenCalledTimes(2);
});

it('goes on where another program has vacuumed the file', async () => {
  const folder = temporaryFolder();
  const store = started(folder);
  for (let n = 0; n < 10; n += 1)
    await store.accept(submission({ body: 'x'.repeat(20_000), email: 'ada@example.com' }));
  await store.erase('ada@example.com', NOW);
  const before = statSync(dataFiles(folder).database).size;
  const other = new SqliteConnection(dataFiles(folder).database, 1000);
  other.exec('vacuum');
  other.checkpoint();
  other.close();
  expect(statSync(dataFiles(folder).database).size).toBeLessThan(before);
  await another(store);
  expect(await acceptedBy(store)).toBe(11);
});

it('goes on with a backup that was restored under it, without saving what was there', async () => {
  const folder = temporaryFolder();
  const store = started(folder);
  await accept(store, 1);
  const backup = join(temporaryFolder(), 'backup.db');
  backUp(folder, backup);
  await accept(store, 2);
  restore(folder, backup, NOW);
  await another(store);
  expect(await acceptedBy(store)).toBe(2);
  expect(readdirSync(folder).filter((name) => name.includes('rescued'))).toEqual([]);
});
