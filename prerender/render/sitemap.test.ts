import { expect, test } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

const plan = { main: 'en', languages: ['en'], pages: {}, fallbacks: {} };

const link = (language: string, route: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="https://www.site.example${route}"/>`;

test('the sitemap names every route by its whole address', () => {
  const text = sitemap('https://www.site.example', ['/', '/team'], plan);
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://www.site.example/',
    'https://www.site.example/team',
  ]);
});

test('a page in several languages names itself and its translations', () => {
  const team = { en: '/team', de: '/de/mannschaft' };
  const pages = { '/team': team, '/de/mannschaft': team };
  const text = sitemap('https://www.site.example', Object.keys(pages), {
    ...plan,
    languages: ['en', 'de'],
    pages,
  });
  const both = link('en', '/team') + link('de', '/de/mannschaft');
  expect(text.split(both)).toHaveLength(3);
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

test('robots may read everything and are told where the sitemap is', () => {
  const lines = robots('https://www.site.example').split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Sitemap: https://www.site.example/sitemap.xml');
});
