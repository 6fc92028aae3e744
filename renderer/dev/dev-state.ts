import type { PageData, SiteData } from '../data/types.ts';

/** What the development server tells of a route, as it is on disk now or was when it was last right. */
export interface DevState {
  /** Nothing as long as site.yaml has never been right. */
  site: SiteData | null;
  /** Nothing where there is no page, or never was a good one. */
  page: PageData | null;
}
