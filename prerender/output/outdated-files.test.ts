import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { siteFolders } from '../paths.ts';
import { outdatedFiles, removeOutdated } from './outdated-files.ts';
import { OutputDir } from './output-dir.ts';

const HOUR = 3_600_000;
const OUTPUT = {
  digest: '',
  sizes: [1, 1] satisfies [number, number],
  hasCopies: true,
  style: '',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outdated-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, age = 0): void {
  const path = join(root, 'dist', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'x');
  const time = new Date(Date.now() - age);
  utimesSync(path, time, time);
}

const isThere = (file: string): boolean => existsSync(join(root, 'dist', file));

const outputs = (pages: string[] = [], hasCopies = true) =>
  Object.fromEntries(pages.map((page) => [page, { ...OUTPUT, hasCopies }]));

/** Copies that the last call has found to be of what files held before. */
let stale: string[] = [];

function remove(
  last: { files?: string[]; outdated?: string[]; pages?: string[] },
  now: { files?: string[]; pages?: string[]; hasCopies?: boolean } = {},
): string[] {
  const { files = [], outdated = [] } = last;
  const nothing = {
    shared: '',
    pictures: {},
    shareImages: {},
    downloads: {},
    hidden: [],
    memory: {},
  };
  const found = outdatedFiles(
    { ...nothing, files, outdated, outputs: outputs(last.pages) },
    { files: now.files ?? [], outputs: outputs(now.pages, now.hasCopies) },
  );
  stale = found.staleCopies;
  return removeOutdated(new OutputDir(siteFolders(root)), found);
}

test('a page that is gone takes its folder with it, one that stays is left alone', () => {
  for (const page of ['old', 'kept']) put(`${page}/index.html`);
  put('old/page.json.br');
  expect(
    remove({ pages: ['pages/old.yaml', 'pages/kept.yaml'] }, { pages: ['pages/kept.yaml'] }),
  ).toEqual([]);
  expect(isThere('old')).toBe(false);
  expect(isThere('kept/index.html')).toBe(true);
});

test('a file that has become a page, or a page a file, is not removed', () => {
  put('moved/index.html');
  remove({ files: ['moved/index.html'] }, { pages: ['pages/moved.yaml'] });
  expect(isThere('moved/index.html')).toBe(true);
  const outdated = ['assets/old-1a2b3c.js'];
  remove({ files: ['moved/index.html'], outdated }, { pages: ['pages/moved.yaml'] });
  expect(isThere('moved/index.html')).toBe(true);
  remove({ pages: ['pages/moved.yaml'] }, { files: ['moved/index.html'] });
  expect(isThere('moved/index.html')).toBe(true);
});

test('what pages load by hashed names stays for a day from the build that gave it up', () => {
  put('assets/old-1a2b3c.js', 30 * HOUR);
  put('robots.txt');
  const first = remove({ files: ['assets/old-1a2b3c.js', 'robots.txt'] });
  expect(first).toEqual(['assets/old-1a2b3c.js']);
  expect(isThere('robots.txt')).toBe(false);
  expect(remove({ outdated: first })).toEqual(first);

  put('assets/old-1a2b3c.js', 23 * HOUR);
  expect(remove({ outdated: first })).toEqual(first);
  put('assets/old-1a2b3c.js', 25 * HOUR);
  expect(remove({ outdated: first })).toEqual([]);
  expect(isThere('assets/old-1a2b3c.js')).toBe(false);
});

test('a day is twenty-four hours, to the second', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const [kept, gone] = ['assets/kept-1a2b3c.js', 'assets/gone-1a2b3c.js'];
  put(kept, 24 * HOUR - 1000);
  put(gone, 24 * HOUR);
  expect(remove({ outdated: [kept, gone] })).toEqual([kept]);
  expect([isThere(kept), isThere(gone)]).toEqual([true, false]);
});

test('what was outdated before and is once more is named once', () => {
  put('assets/old-1a2b3c.js');
  const old = ['assets/old-1a2b3c.js'];
  expect(remove({ files: old, outdated: old })).toEqual(old);
});

test('an outdated file that is used again, or has gone by itself, is outdated no longer', () => {
  put('media/a.svg', 25 * HOUR);
  const outdated = ['media/a.svg', 'media/gone.svg'];
  expect(remove({ outdated }, { files: ['media/a.svg'] })).toEqual([]);
  expect(isThere('media/a.svg')).toBe(true);
});

test('copies of a page that the server now compresses are stale, and go before its build is told of', () => {
  const pages = ['pages/team.yaml'];
  remove({ pages, files: ['search/index.json.br'] }, { pages, hasCopies: false });
  expect(stale.toSorted()).toEqual([
    'team/index.html.br',
    'team/index.html.gz',
    'team/page.json.br',
    'team/page.json.gz',
  ]);
  remove({ pages }, { pages });
  expect(stale).toEqual([]);
  // A page that is gone goes as a whole, after all others are in their places.
  remove({ pages });
  expect(stale).toEqual([]);
});
