import type { Site } from '../../schema/generated/content.d.ts';

/**
 * A small document for the old address of every page that has moved, for hosts that cannot answer with a redirect
 * of their own. The site's server answers 301 before it comes to that.
 * @returns texts by address
 */
export function redirectDocuments({ redirects, url, language }: Site): Map<string, string> {
  return new Map(
    Object.entries(redirects).map(([from, to]) => [
      from,
      `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${url}${to}</title>
    <link rel="canonical" href="${url}${to}">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${to}">
  </head>
  <body>
    <p><a href="${to}">${url}${to}</a></p>
  </body>
</html>
`,
    ]),
  );
}
