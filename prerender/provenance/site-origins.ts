import { menuNames } from '../../check/model/menu-names.ts';
import type { SiteData } from '../../renderer/data/types.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import type { Origins } from './origins.ts';
import type { Written } from './wrapping.ts';

/** Where what a site shows of a page is written: what menus call it, or else its title. */
export function nameOrigin(
  href: string,
  inMenus: ReturnType<typeof menuNames>,
  origins: Pick<Origins, 'entry' | 'site'>,
): Written | undefined {
  const menu = inMenus.get(href);
  return menu ? origins.site(menu.path) : origins.entry(href, ['title']);
}

/**
 * Says where a field of what all pages share was written. Of the pages that a manual has of a folder, site.yaml does not say
 * anything: their names are in menus and on the pages themselves.
 */
export function siteOrigins(
  site: SiteData['site'],
  origins: Pick<Origins, 'entry' | 'site' | 'written'>,
): (path: DataPath) => Written | undefined {
  const inMenus = menuNames(site);
  return (path) => {
    const origin = origins.site(path);
    const isAdded = path[0] === 'manuals' && path.includes('items') && !origins.written(origin);
    if (!isAdded) return origin;
    const href = valueAt(site, [...path.slice(0, -1), 'href']);
    if (typeof href !== 'string') return undefined;
    return path.at(-1) === 'href' ? origins.entry(href, []) : nameOrigin(href, inMenus, origins);
  };
}
