/**
 * What a static host shows at an address whose page has moved; a server that can answers 301
 * instead. The link is for browsers that do not follow a refresh. Nothing needs escaping: routes
 * are lower-case words, and a target names no other site.
 *
 * @param siteUrl the address of the site, without a slash at the end
 * @param target the route where the page is now
 */
export function redirectDocument(siteUrl: string, target: string): string {
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    `<title>${siteUrl}${target}</title>`,
    `<link rel="canonical" href="${siteUrl}${target}">`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<a href="${target}">${siteUrl}${target}</a>`,
    '',
  ].join('\n');
}
