import type { SiteData } from '../data/types.ts';

/**
 * The address of the navigation entry that is marked on a page of a manual: of the first one that leads to any page of it.
 * Undefined if an entry leads to the page itself, which is marked instead.
 */
export function entryOfManual(
  { navigation, manuals = [] }: Pick<SiteData['site'], 'navigation' | 'manuals'>,
  path: string,
): string | undefined {
  const pagesOf = ({ sections }: (typeof manuals)[number]) =>
    sections.flatMap(({ items }) => items.map(({ href }) => href));
  const pages = manuals.map(pagesOf).find((hrefs) => hrefs.includes(path));
  if (!pages) return undefined;
  const entries = navigation.flatMap(({ href, sections = [], dropdownItems = [] }) => [
    ...(href === undefined ? [] : [href]),
    ...[...sections.flatMap(({ items }) => items), ...dropdownItems].map((item) => item.href),
  ]);
  return entries.includes(path) ? undefined : entries.find((href) => pages.includes(href));
}
