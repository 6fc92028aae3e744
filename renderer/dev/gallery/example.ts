import type { PageData, SiteData } from '../../data/types.ts';

/** A block's example, ready to be drawn. */
export interface Example {
  site: SiteData;
  data: PageData;
}
