import type { CheckFeature } from '../../model/rule.ts';
import { addSearchPages } from '../../routes/search-pages.ts';

/** The list of all pages that a site with a search has. */
export const search: CheckFeature = {
  facts: (known, { siteData }) => {
    const routes = new Map(known.routes);
    const problems = addSearchPages(siteData, routes);
    return { facts: { routes }, problems };
  },
};
