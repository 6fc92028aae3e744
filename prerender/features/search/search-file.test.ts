import { expect, test } from 'vitest';
import type { PageData, SiteData } from '../../../renderer/data/types.ts';
import { emptyPage } from '../../../test-support/content/empty-page.ts';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { searchFile } from './search-file.ts';

const pageAt = (route: string, title: string, more: Partial<PageData> = {}): PageData => ({
  ...emptyPage,
  route,
  page: { title, blocks: [] },
  ...more,
});

const PAGES = [
  pageAt('/team', 'Team', { language: 'en', head: { title: '', description: 'Who we are.' } }),
  pageAt('/', 'Home', { language: 'en' }),
  pageAt('/de', 'Start', { language: 'de' }),
  pageAt('/de/team', 'Leute', { language: 'de' }),
];

/** The site below each home, with a search if it has one. */
function search({ has = true, pages = PAGES }: { has?: boolean; pages?: PageData[] } = {}) {
  const drawn: boolean[] = [];
  const site = {
    data: (route: string) => {
      const language = route.startsWith('/de') ? 'de' : 'en';
      const home = language === 'de' ? '/de' : '/';
      const data = { ...siteData, home, site: { ...siteData.site, language, search: has } };
      return Promise.resolve(data);
    },
    page: (route: string) => Promise.resolve(pages.find((page) => page.route === route)),
    routes: () => Promise.resolve([...pages.map(({ route }) => route), '/broken']),
  };
  const entry = {
    renderPageBody: (_site: SiteData, { page }: PageData, cachesHeader: boolean) => {
      drawn.push(cachesHeader);
      return `<main><h1>${page.title}</h1></main>`;
    },
    renderMarkedBody: () => '',
    renderBlocks: () => '',
    renderNotFound: () => '',
    renderAnnouncement: () => '',
  };
  const live = { ...site, renderer: () => Promise.resolve(entry) };
  return { file: (pathname: string) => searchFile(pathname, live), drawn };
}

async function indexAt(file: string): Promise<unknown> {
  const text = await search().file(file);
  return text === undefined ? undefined : JSON.parse(text);
}

test('the index has the pages of its language, by their addresses', async () => {
  expect(await indexAt('/search/index.json')).toMatchObject({
    pages: [
      ['/', 'Home', 2],
      ['/team', 'Team', 5],
    ],
    details: [
      ['', ['Home', '']],
      ['Who we are.', ['Team', '']],
    ],
  });
  expect(await indexAt('/de/search/index.json')).toMatchObject({
    pages: [
      ['/de', 'Start', 2],
      ['/de/team', 'Leute', 2],
    ],
  });
});

test('on a site in one language no page says its language', async () => {
  const { file } = search({ pages: [pageAt('/', 'Home')] });
  expect(await file('/search/index.json')).toContain('"pages":[["/","Home",2]]');
});

test('beside it is what the search says', async () => {
  expect(await indexAt('/search/messages.json')).toMatchObject({ allPages: 'All pages' });
});

test.each([
  '/search/page.json',
  '/search/other.json',
  '/search/',
  '/team/search/index.json',
  '/search/index.html',
])('there is no file at %s', async (pathname) => {
  expect(await indexAt(pathname)).toBeUndefined();
});

test('a site without a search has no such file', async () => {
  expect(await search({ has: false }).file('/search/index.json')).toBeUndefined();
});

test('pages are drawn as they are now, header and all', async () => {
  const { file, drawn } = search();
  await file('/search/index.json');
  expect(drawn).toEqual([false, false]);
});
