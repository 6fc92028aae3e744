import { expect, test } from 'vitest';
import { robots } from './feature.ts';

test('robots may read everything and are told where the sitemap is', () => {
  const lines = robots('https://www.site.example').split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Sitemap: https://www.site.example/sitemap.xml');
});
