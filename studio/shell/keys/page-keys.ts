import type { ListedPage } from '../../protocol.ts';
import { allPages } from '../data/page-actions.ts';
import { deletePage, openMenuPlaces } from '../data/page-commands.ts';
import { moveInMenu } from '../data/page-order.ts';
import { drawNow } from '../data/draw-now.ts';
import { focusRow, routeBeside, routeOfRow } from '../data/page-rows.ts';
import { set } from '../data/store.ts';
import { arrangingKey, type Pressed } from './arranging-keys.ts';

/** Keys that mean the same wherever one is. */
const EVERYWHERE = new Set(['Escape', 's', 'z', 'y', 'w', 'b', 'p', 'n', 'g', '?']);

export function isEverywhere(pressed: Pressed): boolean {
  return !pressed.alt && !pressed.ctrl && EVERYWHERE.has(keyOf(pressed));
}

function keyOf({ key }: Pressed): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Keys of the list of pages: one key is one action, while a page of it has the focus. @returns whether one was meant */
export function pageKey(focused: Element, pressed: Pressed): boolean {
  const route = routeOfRow(focused);
  const page = route === undefined ? undefined : allPages().find((one) => one.route === route);
  if (!page || pressed.ctrl) return false;
  const key = keyOf(pressed);
  const act = KEYS[`${pressed.alt ? 'alt ' : ''}${key}`];
  if (!act) return isEverywhere(pressed) && arrangingKey(pressed);
  act(page, focused);
  return true;
}

const KEYS: Record<string, (page: ListedPage, focused: Element) => void> = {
  ArrowUp: ({ route }) => focusBeside(route, -1),
  ArrowDown: ({ route }) => focusBeside(route, 1),
  'alt ArrowUp': (page) => void moveAndFocus(page, -1),
  'alt ArrowDown': (page) => void moveAndFocus(page, 1),
  F2: (page) => set({ over: { kind: 'rename-page', page } }),
  m: (page) => void openMenuPlaces(page),
  d: (page) => set({ over: { kind: 'new-page', copyOf: page } }),
  Delete: (page) => void deletePage(page),
  Backspace: (page) => void deletePage(page),
  '.': (page, focused) => {
    const { bottom, left } = focused.getBoundingClientRect();
    set({ menu: { page, top: bottom + 4, left } });
  },
};

function focusBeside(route: string, by: 1 | -1): void {
  const other = routeBeside(route, by);
  if (other !== undefined) focusRow(other);
}

async function moveAndFocus(page: ListedPage, by: 1 | -1): Promise<void> {
  await moveInMenu(page, by);
  drawNow();
  focusRow(page.route);
}
