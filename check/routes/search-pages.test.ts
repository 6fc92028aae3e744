import { expect, test } from 'vitest';
import { addSearchPages, searchPages } from './search-pages.ts';

const site = { language: 'en', languages: ['en', 'de'], search: true };

test('a site with a search has a list of all pages in each language', () => {
  expect([...searchPages(site)]).toEqual([
    ['en', '/search'],
    ['de', '/de/search'],
  ]);
  expect([...searchPages({ ...site, search: 'yes' })]).toEqual([]);
  expect([...searchPages({ language: 'en' })]).toEqual([]);
  expect([...searchPages('text')]).toEqual([]);
});

test('its addresses can be linked to, and no page can have one', () => {
  const routes = new Map([['/de/search', 'pages/de/search.yaml']]);
  expect(addSearchPages(site, routes)).toMatchObject([
    {
      id: 'reserved-route',
      file: 'pages/de/search.yaml',
      message: '/de/search is the list of all pages, so no page can have that address.',
      suggestion: 'Rename the file, or remove `search: true` from site.yaml.',
    },
  ]);
  expect([...routes]).toEqual([
    ['/de/search', 'pages/de/search.yaml'],
    ['/search', 'pages/search.yaml'],
  ]);
});
