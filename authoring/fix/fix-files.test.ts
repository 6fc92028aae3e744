import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { Fix } from '../../check/diagnostics/codes.ts';
import { fixFiles } from './fix-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-files-'));
  mkdirSync(join(folder, 'pages'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

function problem(file: string, fix?: Fix): Diagnostic {
  const place = { file, line: 1, column: 1 };
  const found = { id: 'unknown-field', severity: 'error', message: '' } as const;
  return { ...found, ...place, ...(fix && { fix }) };
}

test('makes all fixes of each file and says where each was and what it changed', async () => {
  writeFileSync(join(folder, 'site.yaml'), 'naem: x\n');
  writeFileSync(join(folder, 'pages/a.yaml'), 'titel: a\nledd: b\n');
  const changes = await fixFiles(folder, [
    problem('pages/a.yaml', { start: 0, end: 5, text: 'title' }),
    problem('site.yaml', { start: 0, end: 4, text: 'name' }),
    problem('pages/a.yaml'),
    problem('pages/a.yaml', { start: 9, end: 13, text: 'lead' }),
  ]);
  expect(read('pages/a.yaml')).toBe('title: a\nlead: b\n');
  expect(read('site.yaml')).toBe('name: x\n');
  expect(changes).toEqual([
    { file: 'pages/a.yaml', line: 1, column: 1, before: 'titel', after: 'title' },
    { file: 'pages/a.yaml', line: 2, column: 1, before: 'ledd', after: 'lead' },
    { file: 'site.yaml', line: 1, column: 1, before: 'naem', after: 'name' },
  ]);
});

test('a byte order mark stays, and counts for nothing', async () => {
  writeFileSync(join(folder, 'site.yaml'), '\uFEFFnaem: x\n');
  const changes = await fixFiles(folder, [
    problem('site.yaml', { start: 0, end: 4, text: 'name' }),
  ]);
  expect(read('site.yaml')).toBe('\uFEFFname: x\n');
  expect(changes).toMatchObject([{ line: 1, column: 1, before: 'naem' }]);
});

test('where there is nothing to fix, nothing is written, so that there is nothing to undo', async () => {
  expect(await fixFiles(folder, [problem('site.yaml')])).toEqual([]);
  expect(readdirSync(folder)).toEqual(['pages']);
});
