import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { withLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** No process has a number as high as this. */
const NOBODY = 2 ** 30;

test('a lock is held while it is needed, also where that fails, and in a folder that is made', async () => {
  const path = join(folder, 'deep/er/lock');
  expect(await withLock(path, (wasKilled) => [wasKilled, existsSync(path)])).toEqual([false, true]);
  expect(existsSync(path)).toBe(false);
  await expect(
    withLock(path, () => {
      throw new Error('No.');
    }),
  ).rejects.toThrow('No.');
  expect(existsSync(path)).toBe(false);
});

test('the lock of a process that was killed is taken over', async () => {
  const path = join(folder, 'killed');
  writeFileSync(path, String(NOBODY));
  expect(await withLock(path, (wasKilled) => wasKilled)).toBe(true);
});

test('so is one that a crash has left without a number', async () => {
  const path = join(folder, 'empty');
  writeFileSync(path, '');
  const before = Date.now() / 1000 - 2;
  utimesSync(path, before, before);
  expect(await withLock(path, (wasKilled) => wasKilled)).toBe(true);
});

test.each([
  ['of a process that runs', String(process.ppid)],
  ['that is being written', ''],
])('the lock %s is waited for, and not for ever', async (_, text) => {
  const path = join(folder, 'held');
  writeFileSync(path, text);
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(path);
  });
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 3_000;
    // Still being written.
    utimesSync(path, now / 1000, now / 1000);
    return now;
  });
  await expect(withLock(path, () => 'done')).rejects.toThrow(
    `Another edit has locked ${path} for too long.`,
  );
});

test('what else the process does goes on while a lock is waited for', async () => {
  const path = join(folder, 'held-for-a-while');
  writeFileSync(path, String(process.ppid));
  const done: string[] = [];
  const locked = withLock(path, () => done.push('locked'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  done.push('other work');
  rmSync(path);
  await locked;
  expect(done).toEqual(['other work', 'locked']);
});

test('two of one process wait for one another, and a lock of an earlier process with its number does not hold', async () => {
  const path = join(folder, 'own');
  writeFileSync(path, String(process.pid));
  const order: string[] = [];
  const take = (name: string) => withLock(path, (wasKilled) => order.push(`${name} ${wasKilled}`));
  await Promise.all([take('one'), take('two')]);
  expect(order).toEqual(['one true', 'two false']);
});

test('what is in the way of a lock is told', async () => {
  const path = join(folder, 'is-folder');
  mkdirSync(path);
  await expect(withLock(path, () => 'done')).rejects.toThrow('EISDIR');
});
