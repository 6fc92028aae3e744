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
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFolders } from '../paths.ts';
import { withFreshCache } from './fresh-cache.ts';

/** A site whose cache holds something, and work that leaves something else in its own. */
function bench() {
  const root = mkdtempSync(join(tmpdir(), 'fresh-cache-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = siteFolders(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folders.cache, path)), { recursive: true });
    writeFileSync(join(folders.cache, path), text);
  };
  const caches: string[] = [];
  const work = ({ cache }: typeof folders) => {
    caches.push(cache);
    expect(readdirSync(cache)).toEqual([]);
    mkdirSync(join(cache, 'fonts'));
    writeFileSync(join(cache, 'fonts/b'), 'new');
    return Promise.resolve('done');
  };
  return { folders, write, work, caches };
}

test('what the work leaves takes the place of what is stored, where it is to', async () => {
  const { folders, write, work } = bench();
  write('fonts/a', 'old');
  write('pages', 'kept');
  expect(await withFreshCache(folders, work, (result) => result === 'done')).toBe('done');
  expect(readdirSync(folders.cache).toSorted()).toEqual(['fonts', 'pages']);
  expect(readdirSync(join(folders.cache, 'fonts'))).toEqual(['b']);
  expect(readFileSync(join(folders.cache, 'fonts/b'), 'utf8')).toBe('new');
});

test('a site may have no cache yet', async () => {
  const { folders, work } = bench();
  await withFreshCache(folders, work, () => true);
  expect(readdirSync(folders.cache)).toEqual(['fonts']);
});

test.each([
  ['the work is to replace nothing', undefined],
  ['its result says so', () => false],
])('what is stored stays where %s', async (_, replacesIf) => {
  const { folders, write, work, caches } = bench();
  write('fonts/a', 'old');
  await withFreshCache(folders, work, replacesIf);
  expect(readdirSync(join(folders.cache, 'fonts'))).toEqual(['a']);
  expect(caches.map((cache) => existsSync(cache))).toEqual([false]);
});

const failing = () => Promise.reject(new Error('No.'));

test('a work that fails leaves nothing', async () => {
  const { folders, write } = bench();
  write('pages', 'kept');
  await expect(withFreshCache(folders, failing, () => true)).rejects.toThrow('No.');
  expect(readdirSync(folders.cache)).toEqual(['pages']);
});
