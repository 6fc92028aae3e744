import type { CheckFeature } from '../../model/rule.ts';
import { isUnlisted } from './canonical.ts';
import { checkPublication } from './check-publication.ts';
import { findLinksToHidden } from './links-to-hidden.ts';

/** When a page is part of the site, and whether search engines are to find it. */
export const publication: CheckFeature = {
  indexPage: ({ data, siteUrl, route, publication: when }) => ({
    ...(when && { publication: when }),
    ...(isUnlisted(data, siteUrl, route) && { isUnlisted: true as const }),
  }),
  pageRules: [checkPublication],
  pagesRules: [findLinksToHidden],
};
