import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every route of a built site, as the sitemap in its `dist` lists them. */
export function routesOf(dist: string): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}
