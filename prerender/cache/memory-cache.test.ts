import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { SiteFiles } from '../../check/files/site-files.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import { MemoryCache } from './memory-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'memory-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good: PageResult = {
  file: 'a.yaml',
  digest: '1',
  problems: [],
  page: { title: 'A', blocks: [] },
};
const onDisk = { folder };
const knownIn = (cache: MemoryCache, site: SiteFiles = onDisk) => [
  ...cache.open(['a.yaml'], site).known.values(),
];

beforeEach(() => {
  // In an hour: what was written just now is never taken for unchanged.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  writeFileSync(join(folder, 'a.yaml'), 'a');
});

it('knows a page until its file changes', () => {
  const cache = new MemoryCache();
  cache.open(['a.yaml'], onDisk).write([good]);
  expect(knownIn(cache)).toEqual([good]);
  writeFileSync(join(folder, 'a.yaml'), 'ab');
  expect(knownIn(cache)).toEqual([]);
});

it('does not remember a page with errors', () => {
  const cache = new MemoryCache();
  cache.open(['a.yaml'], onDisk).write([{ file: 'a.yaml', digest: '1', problems: [] }]);
  expect(knownIn(cache)).toEqual([]);
});

it('takes the result of a check that began before a change for outdated, also if another began after it', () => {
  const cache = new MemoryCache();
  const slow = cache.open(['a.yaml'], onDisk);
  writeFileSync(join(folder, 'a.yaml'), 'abc');
  utimesSync(join(folder, 'a.yaml'), 1, 1);
  cache.open(['a.yaml'], onDisk);
  slow.write([good]);
  expect(knownIn(cache)).toEqual([]);
});

it('knows a page that is not on the disk until its text changes', () => {
  const unsaved = new Map([['a.yaml', 'one']]);
  const site = { folder, unsaved };
  const cache = new MemoryCache();
  cache.open(['a.yaml'], site).write([good]);
  expect(knownIn(cache, site)).toEqual([good]);
  unsaved.set('a.yaml', 'two');
  expect(knownIn(cache, site)).toEqual([]);
  cache.open(['a.yaml'], site).write([good]);
  unsaved.delete('a.yaml');
  expect(knownIn(cache, site)).toEqual([]);
});

it('takes a check for outdated that began before a text came and went again', () => {
  const unsaved = new Map<string, string>();
  const site = { folder, unsaved };
  const cache = new MemoryCache();
  const slow = cache.open(['a.yaml'], site);
  unsaved.set('a.yaml', 'read by the check');
  cache.forget('a.yaml');
  unsaved.delete('a.yaml');
  cache.forget('a.yaml');
  slow.write([good]);
  expect(knownIn(cache, site)).toEqual([]);
});

it('knows of each who reads other texts what those say', () => {
  const unsaved = new Map([['a.yaml', 'one']]);
  const cache = new MemoryCache();
  cache.open(['a.yaml'], { folder, unsaved }).write([good]);
  expect(knownIn(cache)).toEqual([]);
});
