import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import type { NamedLink, Site } from '../schema/generated/content.d.ts';

/** A list of links in the navigation. */
export interface Menu {
  /** Where the list is in site.yaml. */
  path: (string | number)[];
  /** The navigation item or section that was asked for. */
  name: string;
  /** What visitors choose to get there, from the outside in. */
  way: string[];
  hasIcons: boolean;
  links: readonly NamedLink[];
}

/**
 * Finds the menu of a navigation item or of a section by its words. If an item has several
 * sections, it is the one with most links to pages near the new one.
 *
 * @throws if there is none, with the one that was probably meant
 */
export function findMenu(navigation: Site['navigation'], words: string, route: string): Menu {
  const isMeant = (name: string) => name.toLowerCase() === words.trim().toLowerCase();
  const menus = navigation.flatMap((_, index) => menusOf(navigation, index));
  const found =
    menus.find(({ way: [item = ''] }) => isMeant(item)) ??
    menus.find(({ way }) => way.slice(1).some(isMeant));
  if (found) {
    const [item = '', ...sections] = found.way;
    if (!isMeant(item)) return { ...found, name: sections.find(isMeant) ?? item };
    const [best = found] = menus
      .filter(({ way }) => way[0] === item)
      .toSorted((a, b) => countNear(b.links, route) - countNear(a.links, route));
    return { ...best, name: item };
  }
  const link = navigation.find(({ name }) => isMeant(name));
  if (link) {
    throw new Error(`${link.name} is a plain link in the navigation, so it cannot have entries.`);
  }
  const names = [...new Set(menus.flatMap(({ way }) => way))];
  const advice = didYouMean(closest(words, names)) ?? listMenus(navigation, names);
  throw new Error(`The navigation has no item or section \`${words}\`. ${advice}`);
}

/** What a page can be added to; where the navigation has plain links alone, what to do instead. */
function listMenus(navigation: Site['navigation'], names: readonly string[]): string {
  if (names.length > 0) return `The choices are ${names.join(', ')}.`;
  const links = navigation.map(({ name }) => name).join(', ');
  return `It has only plain links: ${links}. Leave out --in, and add the page to \`navigation\` yourself.`;
}

function menusOf(navigation: Site['navigation'], index: number): Menu[] {
  const item = navigation[index];
  if (!item) return [];
  const { name, sections = [], dropdownItems } = item;
  const inside = sections.map(({ title, items }, at) => ({
    path: ['navigation', index, 'sections', at, 'items'],
    name: title,
    way: [name, title],
    hasIcons: true,
    links: items,
  }));
  if (!dropdownItems) return inside;
  const path = ['navigation', index, 'dropdownItems'];
  return [...inside, { path, name, way: [name], hasIcons: false, links: dropdownItems }];
}

function countNear(links: readonly NamedLink[], route: string): number {
  const folder = route.slice(0, route.lastIndexOf('/') + 1);
  return links.filter(({ href }) => href.startsWith(folder)).length;
}
