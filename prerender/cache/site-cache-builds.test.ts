import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { checkSite } from '../../check/check-site.ts';
import type { SiteFacts } from '../../check/model/context.ts';
import { openSite } from '../../check/open-site.ts';
import { layCase } from '../../test-support/content/lay-case.ts';
import { siteFolders } from '../paths.ts';
import { noBuild } from '../records.ts';
import type { PageOutput } from '../../schema/generated/data.d.ts';
import { SiteCache } from './site-cache.ts';

const temporary = mkdtempSync(join(tmpdir(), 'site-cache-builds-'));
const site = join(temporary, 'site');
const folders = siteFolders(site);
const store = join(folders.cache, 'site.json');
afterAll(() => {
  vi.useRealTimers();
  rmSync(temporary, { recursive: true });
});

beforeEach(() => {
  // In an hour: what was written just now is never taken for unchanged.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  rmSync(site, { recursive: true, force: true });
  layCase('good-site', site);
});

const FILES = ['pages/index.yaml', 'pages/services/audits.yaml', 'pages/team.yaml'];
const cacheWith = (facts: Partial<SiteFacts> = {}) =>
  new SiteCache(folders, 'engine', { ...openSite(site).context, ...facts });
const known = (facts?: Partial<SiteFacts>) => [...cacheWith(facts).open(FILES).known.keys()];

/** Checks the site, and keeps what was found. */
async function check(facts: Partial<SiteFacts> = {}): Promise<SiteCache> {
  const opened = openSite(site);
  const context = { ...opened.context, ...facts };
  const cache = new SiteCache(folders, 'engine', context);
  await checkSite({ ...opened, context }, { cache });
  cache.save();
  return cache;
}

const picture = (width: number) => new Map([['a.jpg', { size: { width, height: 9 } }]]);
const fault = { id: 'broken-picture', what: '', suggestion: '' } as const;
const broken = new Map([['a.jpg', { fault }]]);

test('how wide a picture is counts where a field may ask for more', async () => {
  await check({ pictures: picture(1200) });
  expect(known({ pictures: picture(5000) })).toEqual(FILES);
  expect(known({ pictures: new Map([['a.jpg', {}]]) })).toEqual(FILES);
  expect(known({ pictures: picture(1199) })).toEqual([]);
  expect(known({ pictures: broken })).toEqual([]);
});

test('of a picture that is smaller, every width counts', async () => {
  await check({ pictures: picture(1199) });
  expect(known({ pictures: picture(1199) })).toEqual(FILES);
  expect(known({ pictures: picture(1198) })).toEqual([]);
});

test('nothing is written before anything was checked, nor where nothing is new', async () => {
  cacheWith().save();
  expect(existsSync(store)).toBe(false);
  await check();
  rmSync(store);
  const again = cacheWith();
  expect(existsSync(store)).toBe(false);
  again.save();
  expect(existsSync(store)).toBe(false);
});

const output = (digest: string): PageOutput => ({
  digest,
  sizes: [1, 2],
  hasCopies: true,
  style: '',
});

const built = { ...noBuild, shared: 's', files: ['robots.txt'] };

test('the first build takes all that lies there for outdated', () => {
  expect(cacheWith().startBuild()).toMatchObject({
    files: [],
    outputs: {},
    shared: '',
    memory: {},
  });
  mkdirSync(folders.dist);
  writeFileSync(join(folders.dist, 'old.html'), '');
  expect(cacheWith().startBuild().files).toEqual(['old.html']);
});

test('a build knows what the last one has written, also for pages that are no files; one that ends early leaves nothing', async () => {
  const outputs = {
    'pages/index.yaml': output('a'),
    'pages/team.yaml': output('b'),
    'pages/de/team.yaml': output('c'),
  };
  const cache = await check();
  cache.startBuild();
  cache.finishBuild({ ...built, outputs });
  const next = cacheWith();
  expect(next.startBuild()).toEqual({ ...built, outputs });
  expect(cacheWith().startBuild()).toMatchObject({ files: [], outputs: {}, shared: '' });
});

test('a page that is checked and not built is hidden: it stays checked, and nothing is written of it', async () => {
  const cache = await check();
  cache.finishBuild({ ...built, outputs: { 'pages/team.yaml': output('b') } });
  cache.finishBuild({ ...built, outputs: {} });
  expect(known()).toEqual(FILES);
  expect(cacheWith().startBuild().outputs).toEqual({});
});

test('a page that is gone is known until a build has removed what was written of it', async () => {
  const cache = await check();
  cache.finishBuild({ ...built, outputs: { 'pages/team.yaml': output('b') } });
  rmSync(join(site, 'pages/team.yaml'));
  const next = await check();
  expect(cacheWith().startBuild().outputs).toEqual({ 'pages/team.yaml': output('b') });
  next.finishBuild({ ...built, outputs: {} });
  expect(cacheWith().startBuild().outputs).toEqual({});
});

test('what was built of a page says nothing of its check, once the facts are others', async () => {
  const cache = await check();
  cache.finishBuild({ ...built, outputs: { 'pages/team.yaml': output('b') } });
  // Now its file was written just now, and so has no look that can be relied on either.
  vi.useRealTimers();
  expect(known({ today: '2001-01-01' })).toEqual([]);
  expect(cacheWith({ today: '2001-01-01' }).startBuild().outputs).toEqual({
    'pages/team.yaml': output('b'),
  });
});
