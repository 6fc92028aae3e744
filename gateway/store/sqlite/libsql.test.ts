import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { submission } from '../../../test-support/gateway/store/store-contract.ts';
import { Ledger } from '../backup/ledger.ts';
import { temporaryFolder } from '../../../test-support/gateway/test-gateway.ts';
import { dataFiles } from './data-files.ts';
import { openLibsql } from './libsql.ts';
import { BUSY_MILLISECONDS } from './open-sqlite.ts';
import { storeOn } from '../store-on.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import type { Store } from '../store.ts';
import { WorkerThread } from './worker-thread.ts';

function open(folder: string): { store: Store; said: string[] } {
  const said: string[] = [];
  const store = storeOn(openLibsql(folder), (error) => said.push(error.message));
  onTestFinished(() => store.close());
  return { store, said };
}

/** Another program that has the database open. */
function otherProgram(folder: string): SqliteConnection {
  const connection = new SqliteConnection(dataFiles(folder).database, 1_000);
  onTestFinished(() => connection.close());
  return connection;
}

it('keeps all its files from other users, whatever they and their folder allow', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o777);
  const { store } = open(folder);
  await store.accept(submission());
  const names = ['gateway.db', 'gateway.db-shm', 'gateway.db-wal', 'gateway.ledger'];
  const modes = (): number[] => names.map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(readdirSync(folder).toSorted()).toEqual(names);
  expect(modes()).toEqual([0o600, 0o600, 0o600, 0o600]);
  for (const name of names.slice(0, 3)) chmodSync(join(folder, name), 0o644);
  await open(folder).store.accept(submission());
  expect(modes()).toEqual([0o600, 0o600, 0o600, 0o600]);
});

it('is opened by several gateways that start at the same moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const folder = temporaryFolder();
    const stores = Array.from({ length: 4 }, () => open(folder).store);
    const accepted = await Promise.all(stores.map((store) => store.accept(submission())));
    expect(accepted.map(({ outcome }) => outcome)).toEqual(stores.map(() => 'accepted'));
    expect(readdirSync(folder)).not.toContainEqual(expect.stringMatching(/ledger./));
    await stores[0]?.accept(submission());
    expect(new Ledger(dataFiles(folder).ledger).read()).toMatchObject({ line: 5 });
  }
});

it('waits for another program that has the file locked before it is in write-ahead mode', async () => {
  const folder = temporaryFolder();
  const { database } = dataFiles(folder);
  const thread = new WorkerThread(folder);
  onTestFinished(() => thread.close(BUSY_MILLISECONDS));
  // The thread runs once it has answered, so that it opens the next file at once.
  writeFileSync(database, 'x'.repeat(10_000));
  expect(await thread.ask({ kind: 'open' })).toMatchObject({ code: 'SQLITE_NOTADB' });
  rmSync(database);
  const other = otherProgram(folder);
  other.exec('begin immediate');
  let isOpen = false;
  const opened = thread.ask({ kind: 'open' }).finally(() => (isOpen = true));
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(isOpen).toBe(false);
  other.exec('rollback');
  expect(await opened).toEqual({ kind: 'done' });
});

it('stores the first inquiry after a lock that lasted too long', async () => {
  const folder = temporaryFolder();
  const { store, said } = open(folder);
  await store.accept(submission());
  const other = otherProgram(folder);
  other.exec('begin immediate');
  const attempts = Array.from({ length: 5 }, () => store.accept(submission()));
  for (const result of await Promise.allSettled(attempts)) expect(result.status).toBe('rejected');
  expect(said).toEqual(['The database cannot be written: database is locked.']);
  other.exec('rollback');
  expect(await store.accept(submission())).toMatchObject({ outcome: 'accepted' });
  expect(await store.counts()).toMatchObject({ accepted: 2, waiting: 2 });
});

it('writes what waits for a lock as soon as it ends, and leaves this thread free meanwhile', async () => {
  const folder = temporaryFolder();
  const { store } = open(folder);
  await store.secret();
  const other = otherProgram(folder);
  other.exec('begin immediate');
  let isStored = false;
  const stored = store.accept(submission()).then(() => (isStored = true));
  // A thread that waits for the lock itself would not come to these turns before it ends.
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(isStored).toBe(false);
  other.exec('rollback');
  expect(await stored).toBe(true);
});

it('does not wait for a lock once it is to close', async () => {
  const folder = temporaryFolder();
  const thread = new WorkerThread(folder);
  expect(await thread.ask({ kind: 'open' })).toEqual({ kind: 'done' });
  const other = otherProgram(folder);
  other.exec('begin immediate');
  const write = thread.ask({ kind: 'transaction', statements: [], end: 'commit' });
  const start = performance.now();
  await thread.close(60_000);
  expect(await write).toMatchObject({ kind: 'failed', code: 'SQLITE_BUSY' });
  expect(performance.now() - start).toBeLessThan(BUSY_MILLISECONDS);
  other.exec('rollback');
});

it('starts no thread again once it is closed, which would keep the process alive', async () => {
  const thread = new WorkerThread(temporaryFolder());
  expect(await thread.ask({ kind: 'open' })).toEqual({ kind: 'done' });
  await thread.close(BUSY_MILLISECONDS);
  await expect(thread.ask({ kind: 'open' })).rejects.toMatchObject({ code: 'DATABASE_CLOSED' });
});

it('says what keeps it from opening, once, and opens as soon as that is gone', async () => {
  const folder = join(temporaryFolder(), 'data');
  writeFileSync(folder, 'a file where a folder is expected');
  const { store, said } = open(folder);
  for (let n = 0; n < 3; n += 1)
    await expect(store.accept(submission())).rejects.toThrow(/DATA_DIR/);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^DATA_DIR ".*" cannot store the database: /);
  rmSync(folder);
  expect(await store.accept(submission())).toMatchObject({ outcome: 'accepted' });
});

it('does not open what is no database, and leaves it as it is', async () => {
  const folder = temporaryFolder();
  const { database } = dataFiles(folder);
  writeFileSync(database, 'x'.repeat(10_000));
  const { store } = open(folder);
  await expect(store.accept(submission())).rejects.toThrow(/file is not a database/);
  expect(statSync(database).size).toBe(10_000);
});

it('says when a reader keeps erased text in the files, and erases it the next time', async () => {
  const folder = temporaryFolder();
  const { store } = open(folder);
  await store.accept(submission({ email: 'ada@example.com' }));
  const other = otherProgram(folder);
  other.exec('begin');
  other.all('select * from inquiry');
  expect(await store.erase('ada@example.com', 1)).toMatchObject({
    erased: [{ state: 'waiting' }],
    complete: false,
  });
  other.exec('commit');
  expect(await store.erase('ada@example.com', 2)).toEqual({ erased: [], complete: true });
});

it('erases and deletes a thousand inquiries a batch at a time, with others between', async () => {
  const folder = temporaryFolder();
  const { store } = open(folder);
  await Promise.all(
    Array.from({ length: 1_000 }, (_, n) =>
      store.accept(submission({ email: n < 500 ? 'ada@example.com' : 'bob@example.com' })),
    ),
  );
  const erasing = store.erase('ada@example.com', 1);
  let isErased = false;
  void erasing.then(() => (isErased = true));
  await store.accept(submission({ email: 'eve@example.com' }));
  expect(isErased).toBe(false);
  expect((await erasing).erased).toHaveLength(500);
  expect(await store.counts()).toMatchObject({ accepted: 1_001, waiting: 501, erased: 500 });
  for (const { id, state } of await store.list({})) {
    if (state === 'waiting') await store.delivered({ id, target: 'crm' }, 5);
  }
  expect(await store.deleteBodies(6, 7)).toEqual({ count: 501, complete: true });
});

it('makes no folder before it is asked for something', () => {
  const folder = join(temporaryFolder(), 'data');
  open(folder);
  expect(existsSync(folder)).toBe(false);
});
