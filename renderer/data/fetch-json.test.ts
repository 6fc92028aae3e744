import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson, NotFound } from './fetch-json.ts';
import { isPageData, isSiteData } from './guards.ts';
import { siteData } from '../../test-support/render-on-site.tsx';
import { emptyPage } from '../../test-support/content/empty-page.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

const site = siteData;

test('data of the expected shape is passed on as it is', async () => {
  answerWith(emptyPage);
  expect(await fetchJson('/a/page.json', isPageData)).toEqual(emptyPage);
  answerWith(site);
  expect(await fetchJson('/site.json', isSiteData)).toEqual(site);
});

test.each([
  null,
  'a text',
  [],
  {},
  site,
  { ...emptyPage, route: 7 },
  { ...emptyPage, page: null },
  { ...emptyPage, styles: undefined },
])('%j is no page', async (body) => {
  answerWith(body);
  await expect(fetchJson('/a/page.json', isPageData)).rejects.toThrow(
    'Not what was expected at /a/page.json',
  );
});

test.each([null, emptyPage, { ...site, icons: null }])('%j is no site', async (body) => {
  answerWith(body);
  await expect(fetchJson('/site.json', isSiteData)).rejects.toThrow('/site.json');
});

test('404 is told from other failures, which may pass', async () => {
  answerWith({}, 404);
  await expect(fetchJson('/a/page.json', isPageData)).rejects.toBeInstanceOf(NotFound);
  answerWith({}, 503);
  await expect(fetchJson('/a/page.json', isPageData)).rejects.toThrow(/^503 .*page\.json/);
});
