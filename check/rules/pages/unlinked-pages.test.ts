import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { dropFollowing } from '../../drop-consequences.ts';
import { findEntryWarnings } from '../../features/entries/entry-warnings.ts';
import type { SiteContext } from '../../model/context.ts';
import type { SiteManual } from '../../../schema/generated/content.d.ts';
import type { PageIndex } from '../../../schema/generated/data.d.ts';
import { planLanguages } from '../../model/plan.ts';
import type { HiddenPages } from '../../model/publication.ts';
import { openSite } from '../../open-site.ts';
import { findUnlinkedPages } from './unlinked-pages.ts';
import { findUnusedMedia } from './unused-media.ts';

const { context } = openSite(join(import.meta.dirname, '../../../tests/bad-content/good-site'));
const ENTRY = { title: 'x', date: '2026-01-01', summary: 'x', tags: [] };

const fileOf = (route: string) => `pages${route === '/' ? '/index' : route}.yaml`;

/** What is found on pages, each with what it names; a file, a code and the address that nothing links to. */
function found(
  pages: Record<string, Partial<PageIndex>>,
  {
    hidden = [],
    manuals = [],
    ...site
  }: Partial<SiteContext> & { hidden?: string[]; manuals?: SiteManual[] } = {},
) {
  const all = Object.entries({ '/': {}, ...pages });
  const routes = new Map(all.map(([route]) => [route, fileOf(route)]));
  const languages = planLanguages({ language: 'en' }, new Map(), routes);
  const gone: HiddenPages = {
    hidden: new Map(hidden.map((route) => [route, { draft: true }])),
    files: new Set(hidden.map(fileOf)),
    languages,
  };
  const uses = new Map<string, PageIndex>(
    all.map(([route, index]) => [fileOf(route), { ...emptyIndex, ...index }]),
  );
  const visible = new Map([...uses].filter(([file]) => !gone.files.has(file)));
  const on = { ...context, media: new Set<string>(), routes, languages, ...site };
  const sites = [{ language: 'en', manuals }];
  const pagesOfSite = { ...on, uses, visible, hidden: gone, sites };
  return dropFollowing([
    ...findUnusedMedia(pagesOfSite),
    ...findUnlinkedPages(pagesOfSite),
    ...findEntryWarnings(pagesOfSite),
  ]).map(({ id, file, message }) => (id === 'unlinked-page' ? message : `${id} ${file}`));
}
const lost = (route: string) => `No page links here, so visitors cannot find ${route}.`;

test('a page is found by a link from another one, not by its own', () => {
  expect(found({ '/team': {} })).toEqual([lost('/team')]);
  expect(found({ '/team': { links: ['/team'] } })).toEqual([lost('/team')]);
  expect(found({ '/team': {}, '/': { links: ['/team'] } })).toEqual([]);
  expect(found({ '/team': { links: ['/jobs'] }, '/jobs': { links: ['/team'] } })).toEqual([]);
});

test('a manual leads to the pages of its folder, at whatever depth', () => {
  const pages = { '/guide': {}, '/guide/a': {}, '/guide/a/b': {}, '/guides': {} };
  const manuals = [{ title: 'Guide', sections: [{ folder: 'guide' }] }];
  expect(found(pages, { manuals })).toEqual([lost('/guides')]);
  expect(found(pages)).toHaveLength(4);
});

test('a list leads to its entries, and the choice of language to translations', () => {
  const list = { folder: '/news', sort: 'date', limit: 3 } as const;
  expect(found({ '/news/a': { entry: ENTRY }, '/': { lists: [list] } })).toEqual([]);
  const routes = new Map([
    ['/', 'pages/index.yaml'],
    ['/team', 'pages/team.yaml'],
    ['/de/team', 'pages/de/team.yaml'],
    ['/de/nur', 'pages/de/nur.yaml'],
  ]);
  const languages = planLanguages({ language: 'en', languages: ['en', 'de'] }, new Map(), routes);
  const pages = { '/': { links: ['/team'] }, '/team': {}, '/de/team': {}, '/de/nur': {} };
  expect(found(pages, { languages })).toEqual([lost('/de/nur')]);
});

test('what is hidden need not be found, and its links lead nowhere', () => {
  expect(found({ '/team': {} }, { hidden: ['/team'] })).toEqual([]);
  expect(found({ '/draft': { links: ['/team'] }, '/team': {} }, { hidden: ['/draft'] })).toEqual([
    lost('/team'),
  ]);
});

test('the fallback of a translation, and what has no file, are no pages to find', () => {
  const routes = new Map([
    ['/', 'pages/index.yaml'],
    ['/de', 'pages/index.yaml'],
    ['/search', 'pages/search.yaml'],
  ]);
  const languages = planLanguages(
    { language: 'en', languages: ['en', 'de'] },
    new Map(),
    new Map([['/', 'pages/index.yaml']]),
  );
  expect(found({}, { routes, languages })).toEqual([]);
});

test('that a page is no entry is why nothing links to it', () => {
  const list = { folder: '/news', sort: 'date', limit: 3 } as const;
  expect(found({ '/': { lists: [list] }, '/news/a': { entry: ENTRY }, '/news/b': {} })).toEqual([
    'missing-entry pages/news/b.yaml',
  ]);
});

test('pictures are used wherever one is named; icons are named otherwise', () => {
  const names = ['a.svg', 'b.svg', 'c.svg', 'd.svg', 'icons/e.svg', 'plan.pdf', 'Zoe\u0308.svg'];
  const index = {
    pictures: ['a.svg', 'Zo\u00eb.svg'],
    shareImages: ['b.svg'],
    favicons: ['c.svg'],
  };
  expect(found({ '/': index }, { media: new Set(names) })).toEqual(['unused-media media/d.svg']);
  const used = { '/draft': { pictures: ['d.svg'] } };
  expect(found(used, { media: new Set(['d.svg']), hidden: ['/draft'] })).toEqual([]);
});
