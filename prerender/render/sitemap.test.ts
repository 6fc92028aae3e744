import { expect, test } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

test('the sitemap names every route by its whole address', () => {
  const text = sitemap('https://www.site.example', ['/', '/team']);
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://www.site.example/',
    'https://www.site.example/team',
  ]);
});

test('robots may read everything and are told where the sitemap is', () => {
  const lines = robots('https://www.site.example').split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Sitemap: https://www.site.example/sitemap.xml');
});
