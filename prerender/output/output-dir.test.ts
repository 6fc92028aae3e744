import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { siteFolders } from '../engine/paths.ts';
import { OutputDir } from './output-dir.ts';

const root = mkdtempSync(join(tmpdir(), 'output-dir-'));
const folders = siteFolders(root);
const at = (file: string) => join(folders.dist, file);
afterAll(() => rmSync(root, { recursive: true }));

test('a text has copies when it is in its place, unless the server is to make them', async () => {
  const dist = new OutputDir(folders);
  dist.write('robots.txt', 'now');
  dist.write('search/index.json', '[]', 'later');
  dist.write('search/large.json', ' '.repeat(262_144), 'later');
  dist.write('search/huge.json', ' '.repeat(262_145), 'later');
  await dist.compress();
  expect(existsSync(at('robots.txt'))).toBe(false);
  dist.publish('robots.txt', [], []);
  expect(gunzipSync(readFileSync(at('robots.txt.gz'))).toString()).toBe('now');
  expect(existsSync(at('search/index.json'))).toBe(true);
  // The server makes none of what it does not hold, which is what has more than 256 KB.
  expect(existsSync(at('search/large.json.br'))).toBe(false);
  expect(existsSync(at('search/huge.json.br'))).toBe(true);
  expect(dist.files.filter((file) => file.startsWith('search/index'))).toEqual([
    'search/index.json',
  ]);
});

test('copies of what a file held before are gone when the build is told of', () => {
  const dist = new OutputDir(folders);
  writeFileSync(at('search/index.json.br'), 'old');
  dist.publish('robots.txt', [], ['search/index.json.br']);
  expect(existsSync(at('search/index.json.br'))).toBe(false);
});
