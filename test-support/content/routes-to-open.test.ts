import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { coverAll, dialogsLeftOut, routesToLookAt, routesToOpen } from './routes-to-open.ts';

const SECOND = join(import.meta.dirname, '../../tests/second-site');
const BAKERY = join(SECOND, 'bakery');

it('chooses first what adds most, and nothing that adds nothing', () => {
  const named = new Map([
    ['/', new Set(['a', 'b'])],
    ['/more', new Set(['a', 'b', 'c'])],
    ['/other', new Set(['c', 'd'])],
  ]);
  expect(coverAll(named)).toEqual(['/more', '/other']);
});

it('takes at most half of the pages of a site, that of the search among them', () => {
  const routes = routesToOpen(BAKERY);
  const { size } = openSite(BAKERY).context.routes;
  expect(routes.length).toBeLessThanOrEqual(size / 2);
  expect(routes).toContain('/search');
});

it('takes all of a language from right to left, and of another the home page and the search', () => {
  const routes = routesToLookAt(join(SECOND, 'clinic'));
  const english = routes.filter((route) => /^\/en\b/.test(route));
  expect(english.toSorted()).toEqual(['/en', '/en/search']);
  expect(routes.length - english.length).toBeGreaterThan(5);
});

it('chooses among some routes alone', () => {
  const news = routesToLookAt(BAKERY, (route) => route.startsWith('/aktuelles/'));
  expect(news.length).toBeGreaterThan(0);
  expect(news.filter((route) => !route.startsWith('/aktuelles/'))).toEqual([]);
});

it('leaves out dialogs of entries that write what others do, and not all of a block', () => {
  const leftOut = dialogsLeftOut(BAKERY);
  const people = ['hanna-morgenroth', 'jannis-petridis', 'meryem-aydin', 'georg-lindner'];
  const opened = people.filter((slug) => !leftOut.has(slug));
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.length).toBeLessThan(people.length);
});
