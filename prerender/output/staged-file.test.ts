import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { publish, readNext, readStaged, stage, stageCopies } from './staged-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staged-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('a staged file is read by the build, and by nobody else before it is in its place', () => {
  const path = join(folder, 'a.html');
  writeFileSync(path, 'old');
  expect(readNext(path)).toBe('old');
  stage(path, 'new');
  expect([readFileSync(path, 'utf8'), readNext(path), String(readStaged(path))]).toEqual([
    'old',
    'new',
    'new',
  ]);
  publish(path);
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['a.html']);
});

test('compressed copies are staged beside the file that they are of', () => {
  stageCopies(join(folder, 'a.html'), [Buffer.from('brotli'), Buffer.from('gzip')]);
  const staged = readdirSync(folder).map((name) => [
    name,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  expect(Object.fromEntries(staged)).toEqual({
    'a.html.br.next': 'brotli',
    'a.html.gz.next': 'gzip',
  });
});
