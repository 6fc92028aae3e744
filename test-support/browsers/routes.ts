import { readFileSync } from 'node:fs';

/** Every route of the built site, as its sitemap lists them. */
export const ROUTES = [
  ...readFileSync(new URL('../../dist/sitemap.xml', import.meta.url), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>/g,
  ),
].map(([, address = '']) => new URL(address).pathname);
