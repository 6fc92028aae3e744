import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hasFile, realFolder } from './site-files.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-files-')));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'a.yaml'), '');

const there = (file: string, unsaved?: [string, string | undefined][]) =>
  hasFile({ folder, ...(unsaved && { unsaved: new Map(unsaved) }) }, file);

test('a file is there as it is on the disk, unless a text stands in its place or it would be gone', () => {
  expect([there('a.yaml'), there('b.yaml')]).toEqual([true, false]);
  expect([there('a.yaml', []), there('b.yaml', [])]).toEqual([true, false]);
  expect(there('b.yaml', [['b.yaml', '']])).toBe(true);
  expect(there('a.yaml', [['a.yaml', undefined]])).toBe(false);
});

test('a folder is told without symbolic links', () => {
  symlinkSync('.', join(folder, 'link'));
  expect(realFolder(join(folder, 'link'))).toBe(folder);
  expect(() => realFolder(join(folder, 'none'))).toThrow(
    `There is no folder ${join(folder, 'none')}.`,
  );
});
