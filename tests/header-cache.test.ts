import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listComponents } from '../prerender/paths.ts';
import type { PageData, SiteData } from '../renderer/data/types.ts';
import { renderPageBody } from '../renderer/entry-server.tsx';
import { checkSite } from '../check/check-site.ts';
import { routeOf } from '../check/model/route-of.ts';
import { openSite } from '../check/open-site.ts';
import { listManuals } from '../prerender/render/data/list-manuals.ts';
import { siteData as dataOf } from '../prerender/render/data/site-data.ts';

const opened = openSite(join(import.meta.dirname, '..'), { componentNames: listComponents() });
const { site } = opened;

function siteData(): SiteData {
  if (!site) throw new Error('site.yaml has errors.');
  const { languages, today, drafts } = opened.context;
  const listed = listManuals(site, { languages, pages: checked.pages });
  return dataOf(listed, { languages, today, drafts, pictures: {}, forms: {}, icons: '/icons.svg' });
}

const checked = await checkSite(opened);
const pages = checked.pages.map(({ file, page }): PageData => {
  if (!page) throw new Error(`${file} has errors.`);
  const head = { title: '', description: '' };
  const route = routeOf(file);
  return { route, page, head, pictures: {}, dates: {}, icons: {}, scripts: {}, styles: [] };
});

it('draws every page with a header kept from another as it draws it by itself', () => {
  const shared = siteData();
  // Those that the header has no link to come first, between the others and last.
  const all = [...pages, ...pages.toReversed()];
  expect(all.length).toBeGreaterThan(60);
  const alone = new Map(pages.map((page) => [page, renderPageBody(shared, page, false)]));
  for (const page of all) expect(renderPageBody(shared, page, true)).toBe(alone.get(page));
});

it.each([2, 3])('draws the way to each of %i languages anew', (count) => {
  const others = ['de', 'ar'].slice(0, count - 1);
  const languages = ['en', ...others].map((language) => ({
    language,
    name: language,
    home: language === 'en' ? '/' : `/${language}`,
  }));
  const shared = { ...siteData(), languages };
  const withWays = pages.map((page): PageData => {
    const elsewhere = others.map((tag) => [tag, `/${tag}${page.route}`]);
    return { ...page, ways: Object.fromEntries([['en', page.route], ...elsewhere]) };
  });
  const alone = new Map(withWays.map((page) => [page, renderPageBody(shared, page, false)]));
  for (const page of [...withWays, ...withWays.toReversed()]) {
    const html = renderPageBody(shared, page, true);
    expect(html).toBe(alone.get(page));
    expect(html).toContain(`href="/de${page.route}"`);
  }
});

it('marks the page that is shown, whichever came before', () => {
  const shared = siteData();
  const isMarked = (route: string) => {
    const page = pages.find((other) => other.route === route);
    if (!page) throw new Error(`There is no page ${route}.`);
    const html = renderPageBody(shared, page, true);
    return html.slice(0, html.indexOf('</header>')).includes('aria-current="page"');
  };
  const linked = new Set(pages.filter(({ route }) => isMarked(route)).map(({ route }) => route));
  expect(linked.size).toBeGreaterThan(10);
  expect(linked.size).toBeLessThan(pages.length);
  for (const { route } of pages) expect(isMarked(route), route).toBe(linked.has(route));
});
