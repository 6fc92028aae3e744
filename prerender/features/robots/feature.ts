import type { BuildFeature } from '../../pipeline/feature.ts';
import { NO_ROBOTS, robots } from './robots.ts';

/** What search engines may read. */
export const robotsFeature: BuildFeature = {
  name: 'robots',
  emit: ({ opened: { context }, site, dist }) =>
    dist.write('robots.txt', context.drafts ? NO_ROBOTS : robots(site.url)),
};
