import type { BuildFeature } from '../../pipeline/feature.ts';

/** What search engines may read. */
export const robotsFeature: BuildFeature = {
  name: 'robots',
  emit: ({ opened: { context }, site, dist }) =>
    dist.write('robots.txt', context.drafts ? NO_ROBOTS : robots(site.url)),
};

/** Of a preview, nothing is to be read. */
const NO_ROBOTS = 'User-agent: *\nDisallow: /\n';

/** Everything may be read; the sitemap says where everything is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
