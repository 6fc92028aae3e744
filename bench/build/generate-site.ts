import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryFiles, entryText } from './entries.ts';
import { pagePath, pageRoute, type PageSize, pageText } from './page-text.ts';

/** How many entries the navigation has. */
const links = 25;

/**
 * Writes a site of an invented company with so many pages; what was in the folder is removed.
 * @param hasEntries makes all pages but the first entries, with a list a folder, feeds, a search and a ledger
 */
export function generateSite(
  folder: string,
  pages: number,
  size: PageSize,
  hasEntries = false,
): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('site.yaml', siteText(pages) + (hasEntries ? 'search: true\n' : ''));
  for (const [file, text] of hasEntries ? entryFiles(pages) : []) write(file, text);
  write('media/logo.svg', drawing(120, 40, 0));
  for (let index = 0; index < 10; index += 1) {
    write(`media/scene-${index}.svg`, drawing(800, 600, index));
  }
  for (let index = 0; index < pages; index += 1) {
    const entry = hasEntries && index > 0 ? entryText(index) : '';
    write(`pages/${pagePath(index)}.yaml`, entry + pageText(index, pages, size));
  }
}

/** The addresses that the navigation of every page leads to. */
export function navigationRoutes(pages: number): string[] {
  return Array.from({ length: Math.min(links, pages) }, (_, index) => pageRoute(index));
}

function drawing(width: number, height: number, index: number): string {
  const circles = Array.from(
    { length: 12 },
    (_, at) =>
      `<circle cx="${at * 60 + 30}" cy="${(index * 37 + at * 53) % height}" r="${20 + at}" fill="var(--tone, #47c)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${circles.join('')}</svg>\n`;
}

function siteText(pages: number): string {
  const items = navigationRoutes(pages).map(
    (href, index) => `      - { name: Page ${index}, href: ${href} }`,
  );
  return `name: Long Field
url: https://www.long-field.example
language: en
email: hello@long-field.example
logo: { src: logo.svg }
favicon: logo.svg
shareImage: logo.svg
facts: { years: '12' }
navigation:
  - name: Pages
    dropdownItems:
${items.join('\n')}
footer:
  text: '{facts.years} years of fields.'
  links: { title: Quick links, items: [{ name: Home, href: / }] }
  social: []
  legal: © Long Field
closing:
  title: Shall we have a look?
  text: Tell us how long your field is.
  action: { label: Write to us, href: 'mailto:{email}' }
  picture: { src: scene-0.svg, decoration: true }
notFound:
  title: There is nothing here
  text: The address may be old.
  action: { label: Go home, href: / }
  picture: { src: scene-1.svg, decoration: true }
error:
  text: Loading the page again often helps.
  picture: { src: scene-2.svg, decoration: true }
`;
}
