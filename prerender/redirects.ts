import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../schema/generated/content.d.ts';

/**
 * Writes a small document at the old address of every page that has moved, for hosts that cannot answer with a
 * redirect of their own. The site's server answers 301 before it comes to that.
 */
export async function writeRedirects(
  { redirects, url, language }: Site,
  dist: string,
): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
    const folder = join(dist, from);
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'index.html'),
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
    );
  }
}
