import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyIndex } from '../../test-support/content/empty-index.ts';
import { openSite } from '../open-site.ts';
import type { PageResult } from './page-result.ts';
import { findHiddenPages } from './hidden-pages.ts';
import type { Publication } from '../../schema/generated/data.d.ts';
import { publishedSite } from '../../prerender/publish/published-site.ts';

const opened = openSite(join(import.meta.dirname, '../../tests/bad-content/good-site'));
const NOW = Date.parse('2026-03-28T12:00:00Z');
const DRAFT: Publication = { draft: true };

const NEWS = { en: '/news', de: '/de/neues' };
const HOME = { en: '/', de: '/de' };
const context = {
  ...opened.context,
  asOf: NOW,
  routes: new Map([
    ['/', 'pages/index.yaml'],
    ['/de', 'pages/de/index.yaml'],
    ['/news', 'pages/news.yaml'],
    ['/de/neues', 'pages/de/neues.yaml'],
    ['/team', 'pages/team.yaml'],
    ['/de/team', 'pages/team.yaml'],
  ]),
  languages: {
    main: 'en',
    languages: ['en', 'de'],
    pages: {
      '/': HOME,
      '/de': HOME,
      '/news': NEWS,
      '/de/neues': NEWS,
      '/team': { en: '/team' },
    },
    fallbacks: { '/de/team': '/team' },
  },
};

const page = (file: string, publication?: Publication): PageResult => ({
  file,
  digest: '',
  problems: [],
  index: { ...emptyIndex, ...(publication && { publication }) },
});

function find(publications: Record<string, Publication>) {
  const files = ['index', 'de/index', 'news', 'de/neues', 'team'];
  const pages = files.map((name) => page(`pages/${name}.yaml`, publications[name]));
  const { hidden, files: gone, languages } = findHiddenPages(context, pages);
  return { hidden: [...hidden.keys()], gone: [...gone], languages, pages };
}

test('no page is hidden that is always there, or there at the moment', () => {
  const { hidden, gone, languages } = find({ news: { from: NOW, until: NOW + 1 } });
  expect([hidden, gone]).toEqual([[], []]);
  expect(languages).toBe(context.languages);
});

test('a translation is hidden with its original', () => {
  const { hidden, gone, languages } = find({ news: { from: NOW + 1 } });
  expect(hidden).toEqual(['/news', '/de/neues']);
  expect(gone).toEqual(['pages/news.yaml', 'pages/de/neues.yaml']);
  expect(Object.keys(languages.pages)).toEqual(['/', '/de', '/team']);
  expect(languages.fallbacks).toEqual({ '/de/team': '/team' });
});

test('the original stands in for a translation that is hidden', () => {
  const { hidden, gone, languages } = find({ 'de/neues': DRAFT });
  expect(gone).toEqual(['pages/de/neues.yaml']);
  expect(hidden).toEqual(['/de/neues']);
  expect(languages.pages['/news']).toEqual({ en: '/news' });
  expect(languages.fallbacks).toEqual({ '/de/team': '/team', '/de/news': '/news' });
});

test('a fallback is hidden with the page that it is', () => {
  const { hidden, gone, languages } = find({ team: { until: NOW } });
  expect(hidden).toEqual(['/team', '/de/team']);
  expect(gone).toEqual(['pages/team.yaml']);
  expect(languages.fallbacks).toEqual({});
});

test('the published site has neither hidden pages nor the menu entries that lead there', () => {
  const { pages } = find({ team: DRAFT });
  const shown = publishedSite({ ...opened, context }, pages);
  expect(shown.pages.map(({ file }) => file)).not.toContain('pages/team.yaml');
  expect([...shown.opened.context.routes.keys()]).toEqual(['/', '/de', '/news', '/de/neues']);
  expect([...shown.hidden]).toEqual(['/team', '/de/team']);
  expect(JSON.stringify(opened.site)).toContain('"/team"');
  expect(JSON.stringify(shown.opened.site)).not.toContain('"/team"');
});

test('on a site in several languages it is known what search engines are to leave out', () => {
  const pages = [page('pages/index.yaml'), page('pages/team.yaml')];
  const unlisted = {
    ...page('pages/news.yaml'),
    index: { ...emptyIndex, isUnlisted: true } as const,
  };
  const { opened: found } = publishedSite({ ...opened, context }, [...pages, unlisted]);
  expect(found.context.languages.unlisted).toEqual(['/news']);
  const one = { ...context, languages: { ...context.languages, languages: ['en'] } };
  const alone = publishedSite({ ...opened, context: one }, [...pages, unlisted]);
  expect(alone.opened.context.languages.unlisted).toBeUndefined();
});
