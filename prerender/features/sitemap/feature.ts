import { routeOf } from '../../../check/model/route-of.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';
import { indexedRoutes, sitemap } from './sitemap.ts';

/** The addresses that search engines are to know; none of a preview. */
export const sitemapFeature: BuildFeature = {
  name: 'sitemap',
  emit: ({ opened: { context }, site, written, made, ledger, dist }) => {
    if (context.drafts) return;
    const listed = [...indexedRoutes(written), ...made.map(routeOf)].toSorted();
    dist.write('sitemap.xml', sitemap(site.url, listed, { plan: context.languages, ledger }));
  },
};
