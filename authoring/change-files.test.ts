import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeFiles } from './change-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-files-'));
  writeFileSync(join(folder, 'a.yaml'), '\uFEFFa\r\n');
  writeFileSync(join(folder, 'b.yaml'), 'b');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const changes = new Map([
  ['a.yaml', 'A'],
  ['b.yaml', undefined],
  ['new/deep/c.yaml', 'C'],
]);

const isFine = async (): Promise<void> => {};

it('writes and deletes', async () => {
  await changeFiles(folder, changes, isFine);
  expect(read('a.yaml')).toBe('A');
  expect(existsSync(join(folder, 'b.yaml'))).toBe(false);
  expect(read('new/deep/c.yaml')).toBe('C');
});

it('takes empty folders away', async () => {
  await changeFiles(folder, changes, isFine);
  await changeFiles(folder, new Map([['new/deep/c.yaml', undefined]]), isFine);
  expect(readdirSync(folder)).toEqual(['a.yaml']);
});

it('undoes everything if the check throws', async () => {
  const check = async () => {
    expect(read('a.yaml')).toBe('A');
    throw new Error('No.');
  };
  await expect(changeFiles(folder, changes, check)).rejects.toThrow('No.');
  expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml']);
  expect(read('a.yaml')).toBe('\uFEFFa\r\n');
  expect(read('b.yaml')).toBe('b');
});
