import { expect, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { indexedRoutes, sitemap } from './feature.ts';

const ledger = new Map([['/team', { day: '2026-03-01', digest: 'a' }]]);

const plan = { main: 'en', languages: ['en'], pages: {}, fallbacks: {} };

const link = (language: string, route: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="https://www.site.example${route}"/>`;

test('the sitemap names every route by its whole address', () => {
  const text = sitemap('https://www.site.example', ['/', '/team'], { plan, ledger });
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://www.site.example/',
    'https://www.site.example/team',
  ]);
});

test('a page in several languages names itself and its translations', () => {
  const team = { en: '/team', de: '/de/mannschaft' };
  const pages = { '/team': team, '/de/mannschaft': team };
  const text = sitemap('https://www.site.example', Object.keys(pages), {
    plan: { ...plan, languages: ['en', 'de'], pages },
    ledger: new Map(),
  });
  const both = link('en', '/team') + link('de', '/de/mannschaft');
  expect(text.split(both)).toHaveLength(3);
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

test('a page that the list of published addresses knows says when it changed, another one nothing', () => {
  const lines = sitemap('https://www.site.example', ['/', '/team'], { plan, ledger }).split('\n');
  expect(lines.filter((line) => line.includes('lastmod'))).toEqual([
    '  <url><loc>https://www.site.example/team</loc><lastmod>2026-03-01</lastmod></url>',
  ]);
});

const page = (name: string, isUnlisted?: true) => ({
  file: `pages/${name}.yaml`,
  digest: '',
  problems: [],
  index: { ...emptyIndex, ...(isUnlisted && { isUnlisted }) },
});

test('search engines are to know all pages but those that say otherwise, in alphabetical order', () => {
  const pages = [page('team'), page('hidden', true), page('index'), page('about')];
  expect(indexedRoutes(pages)).toEqual(['/', '/about', '/team']);
  expect(indexedRoutes([{ file: 'pages/a.yaml', digest: '', problems: [] }])).toEqual(['/a']);
});

test('the sitemap of a site in one language is nothing but addresses and days', () => {
  expect(sitemap('https://www.site.example', ['/', '/team'], { plan, ledger }))
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.site.example/</loc></url>
  <url><loc>https://www.site.example/team</loc><lastmod>2026-03-01</lastmod></url>
</urlset>
`);
});
