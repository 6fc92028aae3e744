/** Of a preview, nothing is to be read. */
export const NO_ROBOTS = 'User-agent: *\nDisallow: /\n';

/** Everything may be read; the sitemap says where everything is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
