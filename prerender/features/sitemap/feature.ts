import { listedTranslationsOf } from '../../../check/model/translated-addresses.ts';
import type { Ledger } from '../../../check/model/ledger.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import type { LanguagePlan } from '../../../check/model/plan.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';

/** The addresses that search engines are to know; none of a preview. */
export const sitemapFeature: BuildFeature = {
  name: 'sitemap',
  emit: ({ opened: { context }, site, written, made, ledger, dist }) => {
    if (context.drafts) return;
    const listed = [...indexedRoutes(written), ...made.map(routeOf)].toSorted();
    dist.write('sitemap.xml', sitemap(site.url, listed, { plan: context.languages, ledger }));
  },
};

interface SitemapOptions {
  plan: LanguagePlan;
  /** Knows on which day pages have changed last. */
  ledger: Ledger;
}

/** The addresses that search engines are to know, in alphabetical order. */
export function indexedRoutes(pages: readonly PageResult[]): string[] {
  return pages
    .filter(({ index }) => !index?.isUnlisted)
    .map(({ file }) => routeOf(file))
    .toSorted();
}

/**
 * The sitemap of all routes (sitemaps.org, protocol 0.9), each with its translations as search engines take them.
 * Routes are lower-case words, so nothing needs escaping.
 */
export function sitemap(
  siteUrl: string,
  routes: readonly string[],
  { plan, ledger }: SitemapOptions,
): string {
  const isMultilingual = plan.languages.length > 1;
  const alternates = (route: string): string =>
    (isMultilingual ? listedTranslationsOf(plan, route) : [])
      .map(
        ([language, address]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${address}"/>`,
      )
      .join('');
  const lastChange = (route: string): string => {
    const { day } = ledger.get(route) ?? {};
    return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
  };
  const urls = routes.map(
    (route) => `  <url><loc>${siteUrl}${route}</loc>${lastChange(route)}${alternates(route)}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isMultilingual ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
