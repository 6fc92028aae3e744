import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyIndex } from '../../test-support/content/empty-index.ts';
import { renderContextFor } from '../../test-support/content/render-context.ts';
import type { LastBuild } from '../records.ts';
import type { BuildManifest, PageOutput } from '../../schema/generated/data.d.ts';
import { siteFolders } from '../paths.ts';
import { OutputDir } from '../output/output-dir.ts';
import type { PageContext } from './page-context.ts';
import { renderChanged } from './render-changed.ts';

const root = mkdtempSync(join(tmpdir(), 'render-changed-'));
const folders = siteFolders(root);
afterAll(() => rmSync(root, { recursive: true }));

const made = (url: string) => ({ fingerprint: '', made: url, urls: [url] });
const picture = (url: string) => ({
  ...made(url),
  made: { kind: 'bitmap' as const, url, width: 1, height: 1, sources: [] },
});

type Now = Pick<BuildManifest, 'pictures' | 'shareImages' | 'downloads' | 'hidden'>;

const now: Now = {
  pictures: {
    'a.jpg': picture('/a'),
    'entry.jpg': picture('/entry'),
    'card.jpg': picture('/card'),
  },
  shareImages: { 'share.jpg': made('/share') },
  downloads: { '/a.pdf': 'PDF, 1 kB', '/b.pdf': 'PDF, 2 kB' },
  hidden: ['/soon'],
};

const entry = (title: string, n: number) => ({
  route: `/news/${n}`,
  title,
  date: '2026-03-01',
  summary: '',
  tags: [],
  picture: { src: 'entry.jpg', alt: '' },
});
const card = { title: 'A roof', text: 'Dry.', picture: { src: 'card.jpg', alt: '' } };
const related = { '/cases#roof': card };
const entries = { '/news': [entry('One', 1)] };

/** Pages that each depend on something else. */
const pages = [
  { file: 'pages/plain.yaml', index: emptyIndex },
  { file: 'pages/picture.yaml', index: { ...emptyIndex, pictures: ['a.jpg'] } },
  { file: 'pages/share.yaml', index: { ...emptyIndex, shareImages: ['share.jpg'] } },
  { file: 'pages/links.yaml', index: { ...emptyIndex, links: ['/a.pdf', '/soon', '/later'] } },
  {
    file: 'pages/news.yaml',
    index: { ...emptyIndex, lists: [{ folder: '/news', sort: 'date' as const, limit: 9 }] },
  },
  { file: 'pages/related.yaml', index: { ...emptyIndex, related: ['/cases#roof'] } },
].map((page) => ({ ...page, digest: 'd', problems: [] }));

const SIZES: [html: number, data: number] = [3, 5];

/** What is rendered of the pages after a build that has left this. */
async function render(
  last: LastBuild,
  {
    now: seen = now,
    data = {},
    some = pages,
  }: { now?: Now; data?: Partial<PageContext>; some?: typeof pages } = {},
) {
  const context = renderContextFor(folders.dist);
  const asked: string[] = [];
  const found = await renderChanged(
    some,
    { ...context, page: { ...context.page, entries, related, ...data } },
    {
      last,
      now: seen,
      dist: new OutputDir(folders),
      ownBlocks: [],
      features: [],
      render: (jobs) => {
        asked.push(...jobs.map(({ file }) => file));
        return Promise.resolve(
          jobs.map(({ digest }): PageOutput => ({
            digest,
            sizes: SIZES,
            hasCopies: false,
            style: 's',
          })),
        );
      },
    },
  );
  expect(found.rendered).toEqual(asked);
  return found;
}

const nothing = { shared: '', outputs: {}, files: [], outdated: [], memory: {} };

/** A build of all pages, whose files are in their places. */
async function firstBuild(): Promise<LastBuild> {
  const none = { pictures: {}, shareImages: {}, downloads: {}, hidden: [] };
  const { shared, outputs, rendered } = await render({ ...nothing, ...none });
  expect(rendered).toEqual(pages.map(({ file }) => file));
  for (const { file } of pages)
    for (const [at, name] of ['index.html', 'page.json'].entries()) {
      const path = join(folders.dist, file.slice('pages/'.length, -'.yaml'.length), name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'x'.repeat(SIZES[at] ?? 0));
    }
  return { ...nothing, ...now, shared, outputs };
}

test('nothing is rendered again as long as nothing changes', async () => {
  const last = await firstBuild();
  const again = await render(last);
  expect(again).toEqual({ shared: last.shared, outputs: last.outputs, rendered: [] });
  expect(last.outputs['pages/plain.yaml']).toEqual({
    digest: 'd',
    sizes: SIZES,
    hasCopies: false,
    style: 's',
    lists: undefined,
    modified: undefined,
  });
  expect(last.outputs['pages/news.yaml']?.lists).toMatch(/^[0-9a-f]+$/);
});

test.each<[what: string, change: Parameters<typeof render>[1], rendered: string[]]>([
  [
    'a picture',
    { now: { ...now, pictures: { ...now.pictures, 'a.jpg': picture('/b') } } },
    ['picture'],
  ],
  [
    'a picture of an entry',
    { now: { ...now, pictures: { ...now.pictures, 'entry.jpg': picture('/b') } } },
    ['news'],
  ],
  [
    'a picture for shared links',
    { now: { ...now, shareImages: { 'share.jpg': made('/b') } } },
    ['share'],
  ],
  [
    'the size of a file',
    { now: { ...now, downloads: { ...now.downloads, '/a.pdf': 'PDF, 9 kB' } } },
    ['links'],
  ],
  ['a file that is gone', { now: { ...now, downloads: { '/b.pdf': 'PDF, 2 kB' } } }, ['links']],
  ['a file that nobody links to', { now: { ...now, downloads: { '/a.pdf': 'PDF, 1 kB' } } }, []],
  ['a page that is there now', { now: { ...now, hidden: [] } }, ['links']],
  ['a page that is hidden now', { now: { ...now, hidden: ['/soon', '/later'] } }, ['links']],
  ['a hidden page that nobody links to', { now: { ...now, hidden: ['/soon', '/other'] } }, []],
  ['an entry', { data: { entries: { '/news': [entry('Two', 1)] } } }, ['news']],
  [
    'a picture of what is related',
    { now: { ...now, pictures: { ...now.pictures, 'card.jpg': picture('/b') } } },
    ['related'],
  ],
  [
    'what is related',
    { data: { related: { '/cases#roof': { title: 'A roof', text: 'Dry since May.' } } } },
    ['related'],
  ],
  ['what is related to no page', { data: { related: { ...related, '/a': card } } }, []],
  ['the day of a change', { data: { changeDays: { '/plain': '2026-04-01' } } }, ['plain']],
  [
    'what all pages share',
    { data: { cards: { en: 'key' } } },
    pages.map(({ file }) => file.slice(6, -5)),
  ],
])('%s renders the pages that it is on', async (_, change, rendered) => {
  const found = await render(await firstBuild(), change);
  expect(found.rendered).toEqual(rendered.map((name) => `pages/${name}.yaml`));
});

test('a page is rendered that says something else, was never built, or whose file is another one', async () => {
  const last = await firstBuild();
  const edited = pages.map((page, at) => (at === 0 ? { ...page, digest: 'other' } : page));
  const found = await render(last, { some: edited });
  expect(found.rendered).toEqual(['pages/plain.yaml']);
  expect(found.outputs['pages/plain.yaml']?.digest).toBe('other');
  expect(found.outputs['pages/news.yaml']).toBe(last.outputs['pages/news.yaml']);

  const { 'pages/share.yaml': _, ...outputs } = last.outputs;
  expect((await render({ ...last, outputs })).rendered).toEqual(['pages/share.yaml']);

  writeFileSync(join(folders.dist, 'links/page.json'), 'longer than that');
  expect((await render(last)).rendered).toEqual(['pages/links.yaml']);
});

test('of a page that is gone nothing is known any more, and of a new day its output says it', async () => {
  const last = await firstBuild();
  const { outputs } = await render(last, {
    some: pages.slice(0, 1),
    data: { changeDays: { '/plain': '2026-04-01' } },
  });
  expect(Object.keys(outputs)).toEqual(['pages/plain.yaml']);
  expect(outputs['pages/plain.yaml']?.modified).toBe('2026-04-01');
});
