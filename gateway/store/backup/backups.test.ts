import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storeIn, temporaryFolder } from '../../../test-support/gateway/test-gateway.ts';
import { ADA } from '../../../test-support/gateway/content/wire.ts';
import { runDatabaseCommand, VerifyError } from '../../admin/database-command.ts';
import { dataFiles } from '../sqlite/data-files.ts';
import { SqliteConnection } from '../sqlite/sqlite-connection.ts';
import { backUp, restore, verify } from './backups.ts';

const NOW = 1_800_000_000_000;

async function accept(folder: string, ...ids: string[]): Promise<void> {
  const store = storeIn(folder);
  for (const id of ids) {
    const body = JSON.stringify(ADA);
    const rest = {
      key: undefined,
      form: 'inquiry',
      targets: ['crm'],
      email: ADA.email.toLowerCase(),
      at: NOW,
    };
    await store.accept({ id, fingerprint: id, body, state: 'waiting', ...rest });
  }
  await store.close();
}

async function idsIn(folder: string): Promise<number> {
  const store = storeIn(folder);
  const { accepted } = await store.counts();
  await store.close();
  return accepted;
}

test('a backup brings back what it held, and what was there before is kept aside', async () => {
  const folder = temporaryFolder();
  const saved = join(temporaryFolder(), 'saved.db');
  await accept(folder, 'one', 'two');
  backUp(folder, saved);
  await accept(folder, 'three');
  const { lines, aside } = restore(folder, saved, NOW);
  expect(lines).toBe(2);
  expect(await idsIn(folder)).toBe(2);
  expect(verify(folder)).toBe(2);
  expect(existsSync(aside ?? '')).toBe(true);
  expect(restore(temporaryFolder(), aside ?? '', NOW)).toEqual({ lines: 3, aside: undefined });
  expect(readdirSync(folder).filter((name) => name.includes('incoming'))).toEqual([]);
});

test('a backup goes into no file that is there, and comes from no empty folder', async () => {
  const folder = temporaryFolder();
  const saved = join(folder, 'saved.db');
  expect(() => backUp(folder, saved)).toThrow('There is no database in');
  await accept(folder, 'one');
  writeFileSync(saved, 'mine');
  expect(() => backUp(folder, saved)).toThrow(/exist/);
  expect(readFileSync(saved, 'utf8')).toBe('mine');
});

test('a database of which one file is gone is neither empty nor whole', async () => {
  const folder = temporaryFolder();
  await accept(folder, 'one', 'two');
  const { database, ledger } = dataFiles(folder);
  const saved = readFileSync(ledger);
  rmSync(ledger);
  expect(() => verify(folder)).toThrow(`"${database}" has no "${ledger}"`);
  writeFileSync(ledger, saved);
  rmSync(database);
  expect(() => verify(folder)).toThrow('is gone, with 2 acknowledged changes');
});

test('a file that is no backup changes nothing', async () => {
  const folder = temporaryFolder();
  const bad = join(temporaryFolder(), 'bad.db');
  writeFileSync(bad, 'This is no database.'.repeat(400));
  await accept(folder, 'one');
  expect(() => restore(folder, bad, NOW)).toThrow('cannot be restored');
  expect(await idsIn(folder)).toBe(1);
  expect(readdirSync(folder).filter((name) => /incoming|before/.test(name))).toEqual([]);
});

test('a database that is damaged is replaced, and kept aside as it was', async () => {
  const folder = temporaryFolder();
  const saved = join(temporaryFolder(), 'saved.db');
  await accept(folder, 'one');
  backUp(folder, saved);
  const { database, log } = dataFiles(folder);
  for (const file of [database, log]) writeFileSync(file, 'This is no database.'.repeat(400));
  const { lines, aside = '' } = restore(folder, saved, NOW);
  expect(lines).toBe(1);
  expect(await idsIn(folder)).toBe(1);
  for (const file of [aside, `${aside}-wal`]) {
    expect(readFileSync(file, 'utf8')).toMatch(/^This is no database/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

test('a database that another program keeps locked is left as it is', async () => {
  const folder = temporaryFolder();
  const saved = join(temporaryFolder(), 'saved.db');
  await accept(folder, 'one');
  backUp(folder, saved);
  await accept(folder, 'two');
  // As after the ten seconds for which it waits.
  const exec = Reflect.get(SqliteConnection.prototype, 'exec');
  const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  const spy = vi.spyOn(SqliteConnection.prototype, 'exec');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(function run(this: SqliteConnection, sql: string) {
    if (sql === 'begin immediate') throw locked;
    return Reflect.apply(exec, this, [sql]);
  });
  expect(() => restore(folder, saved, NOW)).toThrow(locked);
  spy.mockRestore();
  expect(await idsIn(folder)).toBe(2);
  expect(readdirSync(folder).filter((name) => /incoming|before/.test(name))).toEqual([]);
});

const counts = {
  accepted: 1,
  waiting: 1,
  delivered: 0,
  quarantined: 0,
  dead: 0,
  erased: 0,
  oldestWaiting: null,
};

test('the command says what it did, and refuses what PostgreSQL has its own tools for', async () => {
  const dataDir = temporaryFolder();
  await accept(dataDir, 'one');
  const place = { dataDir, databaseUrl: undefined, counts: () => Promise.resolve(counts) };
  const file = join(temporaryFolder(), 'saved.db');
  expect(await runDatabaseCommand(place, 'backup', file)).toMatch(/Saved to .*saved\.db/);
  expect(await runDatabaseCommand(place, 'restore', file)).toMatch(
    /1 changes from .*\.\nThe previous/,
  );
  expect(await runDatabaseCommand(place, 'verify', '')).toContain('all 1 acknowledged changes');
  await expect(
    runDatabaseCommand({ ...place, databaseUrl: 'postgres://db' }, 'backup', file),
  ).rejects.toThrow('pg_dump');
});

const oneMissing = () => Promise.resolve({ ...counts, accepted: 2 });

test('verify fails when the counts do not add up, or there is no file', async () => {
  const dataDir = temporaryFolder();
  const place = { dataDir, databaseUrl: undefined, counts: oneMissing };
  await expect(runDatabaseCommand(place, 'verify', '')).rejects.toThrow(VerifyError);
  await accept(dataDir, 'one');
  await expect(runDatabaseCommand(place, 'verify', '')).rejects.toThrow('1 MISSING');
});
