import { isRecord } from '../../../schema/is-record.ts';
import type { DataPath } from '../../../schema/pointer.ts';

/** A link of the navigation, and where it is in the data of site.yaml or site.de.yaml. */
export interface MenuLink {
  path: DataPath;
  name: string;
  href: string;
  /** The words through which visitors come to it, from the outside in; none for a link of the bar itself. */
  way: readonly string[];
}

/** A list of links that can take one more. */
export interface MenuList {
  path: DataPath;
  way: readonly string[];
  links: readonly MenuLink[];
  /** Whether its links have icons. */
  hasIcons: boolean;
}

/**
 * All lists of a navigation: the bar first, then the menus from left to right.
 * @param site the data of site.yaml or site.de.yaml, checked or not
 */
export function menuLists(site: unknown): MenuList[] {
  const items = entriesOf(site, 'navigation');
  const bar: MenuList = {
    path: ['navigation'],
    way: [],
    links: items.flatMap((item, index) => linkAt(item, ['navigation', index], [])),
    hasIcons: false,
  };
  return [bar, ...items.flatMap(listsOf)];
}

/** All links of a navigation, as visitors read them: from left to right, from top to bottom. */
export function menuLinks(site: unknown): MenuLink[] {
  return entriesOf(site, 'navigation').flatMap((item, index) => [
    ...linkAt(item, ['navigation', index], []),
    ...listsOf(item, index).flatMap(({ links }) => links),
  ]);
}

function listsOf(item: unknown, index: number): MenuList[] {
  const name = textOf(item, 'name');
  const at = ['navigation', index];
  const sections = entriesOf(item, 'sections').map((section, place) =>
    listAt(entriesOf(section, 'items'), {
      path: [...at, 'sections', place, 'items'],
      way: [name, textOf(section, 'title')],
      hasIcons: true,
    }),
  );
  const simple = entriesOf(item, 'dropdownItems');
  if (simple.length === 0) return sections;
  return [
    ...sections,
    listAt(simple, { path: [...at, 'dropdownItems'], way: [name], hasIcons: false }),
  ];
}

function listAt(entries: readonly unknown[], list: Omit<MenuList, 'links'>): MenuList {
  const { path, way } = list;
  return { ...list, links: entries.flatMap((entry, at) => linkAt(entry, [...path, at], way)) };
}

function linkAt(entry: unknown, path: DataPath, way: readonly string[]): MenuLink[] {
  const href = textOf(entry, 'href');
  return href === '' ? [] : [{ path, name: textOf(entry, 'name'), href, way }];
}

function entriesOf(value: unknown, name: string): unknown[] {
  const entries = isRecord(value) ? value[name] : undefined;
  return Array.isArray(entries) ? entries : [];
}

function textOf(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
}
