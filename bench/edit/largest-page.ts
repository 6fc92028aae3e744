import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page of a site with most bytes; its name is the path below pages/. */
export function largestPage(site: string): { name: string; text: string } {
  const pages = readdirSync(join(site, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(join(site, 'pages', name), 'utf8') }));
  const [largest] = pages.toSorted((a, b) => b.text.length - a.text.length);
  if (!largest) throw new Error(`${site} has no pages.`);
  return largest;
}
