import type { Site } from '../../schema/generated/content.d.ts';
import { pageFiles } from './page-files.ts';

/**
 * A small document for the old address of every page that has moved, for hosts that cannot answer with a redirect
 * of their own. The site's server answers 301 before it comes to that. There is none for an address that no file can
 * stand for: one with a query, or of a program, such as /old.php.
 * @param pages the files of all pages, in whose places none is written
 * @returns texts by file in `dist/`
 */
export function redirectDocuments(
  { redirects, url, language }: Pick<Site, 'redirects' | 'url' | 'language'>,
  pages: readonly string[],
): Map<string, string> {
  const documents = new Map<string, string>();
  const old = Object.entries(redirects);
  // Some file systems do not tell capital letters from small ones.
  const taken = new Set(old.length > 0 ? pages.flatMap(pageFiles) : []);
  for (const [from, to] of old) {
    const file = redirectFile(from);
    if (file === undefined || taken.has(file.toLowerCase())) continue;
    taken.add(file.toLowerCase());
    documents.set(
      file,
      redirectDocument(to.startsWith('/') ? { url, to } : { url: '', to }, language),
    );
  }
  return documents;
}

/** The file that a host sends for an address; nothing where that may be another one on another host. */
export function redirectFile(address: string): string | undefined {
  if (!/^(\/[\w-]+)+(\.html?)?$/.test(address)) return undefined;
  return address.includes('.') ? address.slice(1) : `${address.slice(1)}/index.html`;
}

function redirectDocument({ url, to }: { url: string; to: string }, language: string): string {
  const place = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${url}${place}</title>
    <link rel="canonical" href="${url}${place}">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${place}">
  </head>
  <body>
    <p><a href="${place}">${url}${place}</a></p>
  </body>
</html>
`;
}
