import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SiteEdits } from '../edit/journal/site-edits.ts';
import { changeFiles } from './change-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-files-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/a.yaml'), '\uFEFFa\r\n');
  writeFileSync(join(folder, 'pages/b.yaml'), 'b');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const changes = new Map([
  ['pages/a.yaml', 'A'],
  ['pages/b.yaml', undefined],
  ['pages/new/deep/c.yaml', 'C'],
]);

const isFine = async (): Promise<void> => {};
const isWrong = () => Promise.reject(new Error('No.'));

it('writes and deletes', async () => {
  await changeFiles(folder, { about: 'Test', changes }, isFine);
  expect(read('pages/a.yaml')).toBe('A');
  expect(existsSync(join(folder, 'pages/b.yaml'))).toBe(false);
  expect(read('pages/new/deep/c.yaml')).toBe('C');
});

it('can be undone, unless the check threw', async () => {
  await changeFiles(folder, { about: 'Test', changes }, isFine);
  expect(new SiteEdits(folder).undo()?.about).toBe('Test');
  expect(read('pages/a.yaml')).toBe('\uFEFFa\r\n');
  expect(read('pages/b.yaml')).toBe('b');
  expect(existsSync(join(folder, 'pages/new'))).toBe(false);
  await expect(changeFiles(folder, { about: 'Test', changes }, isWrong)).rejects.toThrow('No.');
  expect(new SiteEdits(folder).undo()).toBeUndefined();
});

it('takes empty folders away', async () => {
  await changeFiles(folder, { about: 'Test', changes }, isFine);
  await changeFiles(
    folder,
    { about: 'Test', changes: new Map([['pages/new/deep/c.yaml', undefined]]) },
    isFine,
  );
  expect(readdirSync(join(folder, 'pages'))).toEqual(['a.yaml']);
});

it('undoes everything if the check throws', async () => {
  const check = async () => {
    expect(read('pages/a.yaml')).toBe('A');
    throw new Error('No.');
  };
  await expect(changeFiles(folder, { about: 'Test', changes }, check)).rejects.toThrow('No.');
  expect(readdirSync(join(folder, 'pages'))).toEqual(['a.yaml', 'b.yaml']);
  expect(read('pages/a.yaml')).toBe('\uFEFFa\r\n');
  expect(read('pages/b.yaml')).toBe('b');
});
