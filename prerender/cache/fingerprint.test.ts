import { mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprint, fingerprints } from './fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
const file = join(folder, 'a.txt');
afterAll(() => rmSync(folder, { recursive: true }));

test('is the same for a file that has not changed, and another for one that has', () => {
  writeFileSync(file, 'a');
  const before = fingerprint(file);
  expect(fingerprint(file)).toBe(before);
  writeFileSync(file, 'ab');
  // Nobody can set back when it was changed last.
  utimesSync(file, 1, 1);
  expect(fingerprint(file)).not.toBe(before);
});

test('is not relied on for two seconds after a file was written', () => {
  writeFileSync(file, 'a');
  const { ctimeMs, mtimeMs } = statSync(file);
  const written = Math.max(ctimeMs, mtimeMs);
  expect(fingerprint(file, written + 1999)).toBe('');
  expect(fingerprint(file, written + 2000)).toBe(fingerprint(file));
  // However long a busy machine takes from here on, this file is never two seconds old.
  utimesSync(file, new Date(), new Date(Date.now() + 3_600_000));
  expect([...fingerprints(folder, ['a.txt'])]).toEqual([['a.txt', '']]);
});

test('is empty for what is no plain file', () => {
  symlinkSync(file, join(folder, 'link'));
  for (const path of ['link', '.', 'none', 'a.txt/below'])
    expect(fingerprint(join(folder, path)), path).toBe('');
});
