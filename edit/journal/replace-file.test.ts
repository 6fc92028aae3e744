import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  file = join(folder, 'pages/a.yaml');
  mkdirSync(dirname(file));
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

it('makes an edit in what an editor saves in that very moment, too', async () => {
  const base = 'title: One\nlead: Two\n';
  writeFileSync(file, base);
  disk.beforeRename = () => writeFileSync(file, 'title: One\nlead: Three\n');
  const operations = [{ op: 'set', path: '/title', value: 'Uno' } as const];
  // The first attempt and that it was canceled are steps, too.
  expect(
    (await new SiteEdits(folder).apply('Test', [{ file: 'pages/a.yaml', base, operations }]))?.id,
  ).toBe(3);
  expect(readFileSync(file, 'utf8')).toBe('title: Uno\nlead: Three\n');
  await new SiteEdits(folder).undo();
  expect(readFileSync(file, 'utf8')).toBe('title: One\nlead: Three\n');
});

it('gives up after five attempts, and keeps what the editor has written', async () => {
  const base = 'title: One\nlead: 0\n';
  writeFileSync(file, base);
  let saved = 0;
  const save = () => {
    writeFileSync(file, `title: One\nlead: ${(saved += 1)}\n`);
    // The next one puts back what was found.
    disk.beforeRename = () => void (disk.beforeRename = save);
  };
  disk.beforeRename = save;
  const operations = [{ op: 'set', path: '/title', value: 'Uno' } as const];
  await expect(
    new SiteEdits(folder).apply('Test', [{ file: 'pages/a.yaml', base, operations }]),
  ).rejects.toThrow('A file keeps changing during the edit.');
  expect(readFileSync(file, 'utf8')).toBe('title: One\nlead: 5\n');
  disk.beforeRename = () => {};
  expect(await new SiteEdits(folder).history()).toEqual([]);
  // Each attempt was a step, and that it was canceled another.
  expect(
    (await new SiteEdits(folder).apply('Test', [{ file: 'pages/a.yaml', base, operations }]))?.id,
  ).toBe(11);
});
