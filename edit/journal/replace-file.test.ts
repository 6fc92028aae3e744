import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { replaceFile } from './replace-file.ts';
import { SiteEdits } from './site-edits.ts';

const disk = vi.hoisted(() => ({ beforeRename: (): void => {} }));
vi.mock('node:fs', async (load) => {
  const actual = await load<typeof import('node:fs')>();
  const renameSync: typeof actual.renameSync = (from, to) => {
    const { beforeRename } = disk;
    disk.beforeRename = () => {};
    beforeRename();
    actual.renameSync(from, to);
  };
  return { ...actual, renameSync };
});

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
  file = join(folder, 'a.yaml');
  writeFileSync(file, 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

const replace = (text: string | undefined, expected = 'old') =>
  replaceFile(file, digestOf(expected), text, join(folder, 'edits/partial'));

it('replaces a file that is as expected, and leaves nothing else', () => {
  expect(replace('new')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(join(folder, 'edits'))).toEqual([]);
});

it('leaves a file that is not as expected', () => {
  expect(replace('new', 'other')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(join(folder, 'edits'))).toEqual([]);
});

it('keeps what an editor writes into the file in the moment in which it is replaced', () => {
  disk.beforeRename = () => writeFileSync(file, 'theirs');
  expect(replace('new')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('theirs');
  expect(readdirSync(join(folder, 'edits'))).toEqual([]);
});

it('makes an edit in what an editor saves in that very moment, too', () => {
  const base = 'title: One\nlead: Two\n';
  writeFileSync(file, base);
  disk.beforeRename = () => writeFileSync(file, 'title: One\nlead: Three\n');
  const operations = [{ op: 'set', path: '/title', value: 'Uno' } as const];
  new SiteEdits(folder).apply('Test', [{ file: 'a.yaml', base, operations }]);
  expect(readFileSync(file, 'utf8')).toBe('title: Uno\nlead: Three\n');
  new SiteEdits(folder).undo();
  expect(readFileSync(file, 'utf8')).toBe('title: One\nlead: Three\n');
});
