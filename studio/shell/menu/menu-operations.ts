import type { Operation } from '../../../schema/generated/data.d.ts';
import { type DataPath, toPointer, valueAt } from '../../../schema/pointer.ts';
import { type MenuLink, menuLinks, type MenuList } from './menu-links.ts';

/**
 * Takes links out of a navigation, with every section and menu that would be left without one.
 *
 * @param site the data of site.yaml or site.de.yaml
 * @returns no operations where there are no such links, or no entry would be left
 */
export function takeOut(site: unknown, isMeant: (link: MenuLink) => boolean): Operation[] {
  const links = menuLinks(site);
  const going = links.filter(isMeant);
  if (going.length === links.length) return [];
  return removals(site, going);
}

/** From the end, so that what is before stays where it is. */
function removals(site: unknown, links: readonly MenuLink[]): Operation[] {
  const paths = links.map(({ path }) => path).toReversed();
  return emptied(site, paths).map((path) => ({ op: 'remove', path: toPointer(path) }));
}

/** Where a list is left without entries, its holder goes in their place: a section, and then the whole menu. */
function emptied(site: unknown, paths: readonly DataPath[]): DataPath[] {
  const fuller = paths.find((path) => path.length > 2 && isAll(site, paths, listOf(path)));
  if (!fuller) return [...paths];
  const list = listOf(fuller);
  const holder = list.slice(0, -1);
  const index = paths.indexOf(fuller);
  const others = paths.filter((path) => !isIn(path, list));
  return emptied(site, [...others.slice(0, index), holder, ...others.slice(index)]);
}

function isAll(site: unknown, paths: readonly DataPath[], list: DataPath): boolean {
  const entries = valueAt(site, list);
  return (
    Array.isArray(entries) && paths.filter((path) => isIn(path, list)).length === entries.length
  );
}

function isIn(path: DataPath, list: DataPath): boolean {
  return toPointer(listOf(path)) === toPointer(list);
}

function listOf(path: DataPath): DataPath {
  return path.slice(0, -1);
}

/** Puts a page at the end of a list of the navigation, with the icon of the one before it where all have icons. */
export function putIn(
  site: unknown,
  list: MenuList,
  link: { name: string; href: string },
): Operation {
  const entries = valueAt(site, list.path);
  const length = Array.isArray(entries) ? entries.length : 0;
  const icon = valueAt(site, [...list.path, length - 1, 'icon']);
  const value = { name: link.name, href: link.href, ...(list.hasIcons && { icon }) };
  return { op: 'insert', path: toPointer([...list.path, length]), value };
}

/** Moves a link into another list, to its end. */
export function moveInto(site: unknown, link: MenuLink, list: MenuList): Operation[] {
  // What is put in comes behind all that is there, so that the link is still where it was.
  return [putIn(site, list, link), ...removals(site, [link])];
}
