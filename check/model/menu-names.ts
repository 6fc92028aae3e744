import type { Site } from '../../schema/generated/content.d.ts';
import type { DataPath } from '../../schema/pointer.ts';

/** What the menus call a page, and where in the site file they do. */
interface MenuName {
  name: string;
  path: DataPath;
}

/** What the menus call pages, by their addresses: shorter than a title that search engines show. */
export function menuNames({ navigation }: Pick<Site, 'navigation'>): ReadonlyMap<string, MenuName> {
  const names = new Map<string, MenuName>();
  const add = ({ name, href }: { name: string; href?: string }, ...path: DataPath) =>
    href === undefined || names.set(href, { name, path: ['navigation', ...path, 'name'] });
  for (const [n, item] of navigation.entries()) {
    add(item, n);
    for (const [s, { items }] of (item.sections ?? []).entries())
      for (const [i, link] of items.entries()) add(link, n, 'sections', s, 'items', i);
    for (const [i, link] of (item.dropdownItems ?? []).entries()) add(link, n, 'dropdownItems', i);
  }
  return names;
}
