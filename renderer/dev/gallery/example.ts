import { fieldsOf, isPageData, isSiteData } from '../../data/guards.ts';
import type { PageData, SiteData } from '../../data/types.ts';

/** A block's example, ready to be drawn. */
export interface Example {
  site: SiteData;
  data: PageData;
}

export function isExample(example: unknown): example is Example {
  const { site, data } = fieldsOf(example);
  return isSiteData(site) && isPageData(data);
}
