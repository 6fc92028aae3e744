import { type MenuLink, menuLinks, type MenuList, menuLists } from '../menu/menu-links.ts';
import { moveInto, putIn, takeOut } from '../menu/menu-operations.ts';
import { toPointer } from '../../../schema/pointer.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import type { ListedPage } from '../../protocol.ts';
import { change, readAll, readFile } from './draft-actions.ts';
import { entryAt, parentOf } from './pointer.ts';
import { now, say } from './store.ts';

/** A list of the menu that a page can be moved to, in words. */
export interface MenuPlace {
  words: string;
  list: MenuList;
  isHere: boolean;
}

/** Why a page cannot move by one place in its list of the menu, as a sentence; nothing if it can. */
export function whyNotMove({ menu }: ListedPage, by: 1 | -1): string | undefined {
  if (!menu) return 'It is not in the menu.';
  const entry = entryAt(now().files[menu.file], menu.pointer);
  if (!entry) return 'Its menu is being read.';
  if (by < 0 && entry.index === 0) return 'It is the first of its menu.';
  return by > 0 && entry.index === entry.entries.length - 1
    ? 'It is the last of its menu.'
    : undefined;
}

/** Moves a page by one place in its list of the menu. */
export async function moveInMenu(page: ListedPage, by: 1 | -1): Promise<void> {
  const { menu, name } = page;
  if (menu) await readMenu(menu.file);
  const why = whyNotMove(page, by);
  const entry = menu && entryAt(now().files[menu.file], menu.pointer);
  if (why !== undefined || !entry) return say(why ?? 'It is not in the menu.');
  const to = entry.index + by;
  if (!(await change(menu.file, [{ op: 'move', path: menu.pointer, to }]))) return;
  await readAll();
  say(`${name} moved ${by < 0 ? 'up' : 'down'}, ${to + 1} of ${entry.entries.length}`);
}

/** Every list of the menu, the bar first. */
export function menuPlaces(page: ListedPage | undefined, file: string): MenuPlace[] {
  const here = page?.menu && parentOf(page.menu.pointer);
  return menuLists(now().files[file]).map((list) => ({
    words: list.way.length === 0 ? 'The bar itself' : list.way.join(', '),
    list,
    isHere: toPointer(list.path) === here,
  }));
}

/** Lets a list of the menu lead to a page, at its end, and no other; without a list, none does. */
export async function putInMenu(
  page: ListedPage,
  file: string,
  list: MenuList | undefined,
): Promise<void> {
  await readMenu(file);
  const operations = operationsTo(page, file, list);
  const words = list ? `${page.name} moved to ${wordsOf(list)}` : `${page.name} is not in a menu`;
  if (operations.length === 0) return say('The menu needs at least one entry.');
  if (!(await change(file, operations))) return;
  await readAll();
  say(words);
}

function operationsTo(page: ListedPage, file: string, list: MenuList | undefined): Operation[] {
  const site = now().files[file];
  const isOwn = ({ path }: MenuLink) => toPointer(path) === page.menu?.pointer;
  const link = menuLinks(site).find(isOwn);
  if (!list) return takeOut(site, isOwn);
  if (link) return moveInto(site, link, list);
  return [putIn(site, list, { name: page.name, href: page.route })];
}

function wordsOf({ way }: MenuList): string {
  return way.length === 0 ? 'the bar' : way.join(', ');
}

/** Reads the file of a menu, if it is not known yet. */
export async function readMenu(file: string): Promise<void> {
  if (!Object.hasOwn(now().files, file)) await readFile(file);
}
