import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { says, writeChanged } from './write-changed.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a text is written with its folders, and only where it is another', () => {
  const name = 'a/b/c.txt';
  const file = join(folder, name);
  expect(says(file, 'first')).toBe(false);
  writeChanged(folder, name, 'first');
  expect(says(file, 'first')).toBe(true);
  utimesSync(file, 10, 10);
  writeChanged(folder, name, 'first');
  expect(statSync(file).mtimeMs).toBe(10_000);
  writeChanged(folder, name, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
});
