import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { withLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** No process has a number as high as this. */
const NOBODY = 2 ** 30;

test('a lock is held while it is needed, also where that fails, and in a folder that is made', () => {
  const path = join(folder, 'deep/er/lock');
  expect(withLock(path, (wasKilled) => [wasKilled, existsSync(path)])).toEqual([false, true]);
  expect(existsSync(path)).toBe(false);
  expect(() =>
    withLock(path, () => {
      throw new Error('No.');
    }),
  ).toThrow('No.');
  expect(existsSync(path)).toBe(false);
});

test('the lock of a process that was killed is taken over', () => {
  const path = join(folder, 'killed');
  writeFileSync(path, String(NOBODY));
  expect(withLock(path, (wasKilled) => wasKilled)).toBe(true);
});

test('so is one that a crash has left without a number', () => {
  const path = join(folder, 'empty');
  writeFileSync(path, '');
  const before = Date.now() / 1000 - 2;
  utimesSync(path, before, before);
  expect(withLock(path, (wasKilled) => wasKilled)).toBe(true);
});

test.each([
  ['of a process that runs', String(process.ppid)],
  ['that is being written', ''],
])('the lock %s is waited for, and not for ever', (_, text) => {
  const path = join(folder, 'held');
  writeFileSync(path, text);
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(path);
  });
  let now = Date.now();
  const write = () => utimesSync(path, now / 1000, now / 1000);
  write();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    now += 6_000;
    // Still being written.
    write();
    return 'timed-out';
  });
  expect(() => withLock(path, () => 'done')).toThrow(
    `Another edit has locked ${path} for too long.`,
  );
  expect(wait).toHaveBeenCalledTimes(2);
});

test('what is in the way of a lock is told', () => {
  const path = join(folder, 'is-folder');
  mkdirSync(path);
  expect(() => withLock(path, () => 'done')).toThrow('EISDIR');
});
