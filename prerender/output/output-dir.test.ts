import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { siteFolders } from '../paths.ts';
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

test.each([
  ['one new file', (dist: OutputDir) => (dist.write('one.txt', String(Math.random())), [])],
  ['one copy that is gone', () => ['robots.txt.br']],
  ['one copy that was not there', () => ['robots.txt.br']],
  ['both', (dist: OutputDir) => (dist.write('one.txt', String(Math.random())), ['one.txt.br'])],
])('the first file is touched for %s', (_, change) => {
  utimesSync(at('robots.txt'), 10, 10);
  const dist = new OutputDir(folders);
  dist.publish('robots.txt', [], change(dist));
  expect(statSync(at('robots.txt')).mtimeMs).toBeGreaterThan(10_000);
});

const build = async (text: string) => {
  const dist = new OutputDir(folders);
  dist.write('first.json', '{}');
  dist.write('same.txt', 'same');
  dist.write('text.txt', text);
  await dist.compress();
  dist.publish('first.json', [], []);
  return dist;
};

test('what is there already stays as it is, and the first file is touched only for what is new', async () => {
  const files = ['first.json', 'same.txt', 'same.txt.br', 'text.txt', 'text.txt.gz'];
  const written = () => files.filter((file) => statSync(at(file)).mtimeMs > 10_000);
  const age = () => files.forEach((file) => utimesSync(at(file), 10, 10));
  await build('one');
  age();
  const again = await build('one');
  expect(written()).toEqual([]);
  expect(again.files.toSorted()).toEqual(
    ['first.json', 'same.txt', 'text.txt'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
  );
  await build('two');
  expect(written()).toEqual(['first.json', 'text.txt', 'text.txt.gz']);
  age();
  rmSync(at('same.txt.gz'));
  await build('two');
  expect(written()).toEqual(['first.json', 'same.txt.br']);
  expect(existsSync(at('same.txt.gz'))).toBe(true);
});

test('what the site supplies is taken as it is, with copies of its own, before what the build makes', async () => {
  const supplied = join(root, 'public');
  mkdirSync(supplied);
  writeFileSync(join(supplied, 'llms.txt'), 'of the site');
  writeFileSync(join(supplied, 'llms.txt.br'), 'packed');
  const dist = new OutputDir(folders);
  dist.write('llms.txt', 'of the build');
  await dist.compress();
  dist.publish('', [], []);
  rmSync(supplied, { recursive: true });
  expect(readFileSync(at('llms.txt'), 'utf8')).toBe('of the site');
  expect(readFileSync(at('llms.txt.br'), 'utf8')).toBe('packed');
  expect(existsSync(at('llms.txt.gz'))).toBe(false);
});

test('files that others write are counted in, and get copies unless they are kept from the last build', async () => {
  const dist = new OutputDir(folders);
  for (const file of ['kept.css', 'added.css']) writeFileSync(at(file), 'a { color: red }');
  dist.keep(['kept.css']);
  dist.add(['/added.css']);
  await dist.compress();
  expect(dist.files).toEqual(['kept.css', 'added.css', 'added.css.br', 'added.css.gz']);
});

test('a folder goes with its last file, but never the folder of the site', () => {
  const dist = new OutputDir(folders);
  dist.write('a/b/c.txt', 'c');
  dist.write('a/d.txt', 'd');
  dist.publish('', [], []);
  dist.remove(['a/b/c.txt', 'missing/file.txt']);
  expect([existsSync(at('a/b')), existsSync(at('a/d.txt'))]).toEqual([false, true]);
  dist.remove(['a/d.txt']);
  expect([existsSync(at('a')), existsSync(folders.dist)]).toEqual([false, true]);
});

test('a file has a size and an age, one that is missing has neither', () => {
  const dist = new OutputDir(folders);
  dist.write('size.txt', 'four');
  dist.publish('', [], []);
  expect(dist.sizeOf('size.txt')).toBe(4);
  const now = Date.now();
  utimesSync(at('size.txt'), now / 1000 - 60, now / 1000 - 60);
  expect(Math.round((dist.ageOf('size.txt') ?? 0) / 10_000)).toBe(6);
  dist.touch('size.txt');
  dist.touch('missing.txt');
  expect(Math.round((dist.ageOf('size.txt') ?? 60_000) / 10_000)).toBe(0);
  expect([dist.sizeOf('missing.txt'), dist.ageOf('missing.txt')]).toEqual([undefined, undefined]);
});
