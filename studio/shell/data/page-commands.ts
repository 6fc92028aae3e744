import type { ListedPage } from '../../protocol.ts';
import { isListedPage, isMovePreview } from './answers.ts';
import { focusPage } from '../desk/frame.ts';
import { call } from './call.ts';
import { readAll } from './draft-actions.ts';
import { allPages, openPage, select, write } from './page-actions.ts';
import { nextText } from './page-texts.ts';
import { holderOf } from './selection.ts';
import { readMenu } from './page-order.ts';
import { routeBeside } from './page-rows.ts';
import { now, say, set } from './store.ts';

/** A command of the list of pages: what it has led to is in the list, and the row of the page has the focus. */
async function run(name: string, input: unknown): Promise<string> {
  const { route } = await call(name, input, isListedPage);
  await readAll();
  return route;
}

/**
 * Adds a page, and shows it.
 * @param wanted its menu is empty if none should lead to it
 * @throws with why that cannot be done
 */
export async function makePage(
  { page, title, kind, menu }: Record<'page' | 'title' | 'kind' | 'menu', string>,
  copyOf?: ListedPage,
): Promise<void> {
  const route = copyOf
    ? await run('duplicate-page', { page: copyOf.route, to: page, title })
    : await run('new-page', { page, title, kind, ...(menu !== '' && { menu }) });
  const made = pageAt(route);
  if (made) await openPage(made);
  set({ isNew: true, made: made?.file });
  focusPage();
  say(`${title} added`);
}

/** Puts the caret into the first text of a new page that is still that of its kind, or else into the first one. */
export async function beginWriting(): Promise<void> {
  const { page, draft, over } = now();
  set({ isNew: false });
  // What was opened meanwhile keeps the focus.
  if (!page || over) return;
  const { file } = page;
  const unwritten = draft.problems.flatMap((one) => (one.file === file ? (one.pointer ?? []) : []));
  const first = nextText({ file, pointer: '' }, 1);
  let at = first;
  while (at && !unwritten.includes(at.pointer)) at = nextText(at, 1);
  const text = at ?? first;
  if (!text) return;
  await select({ file, pointer: holderOf(now().files[file], text.pointer) }, false);
  write(text);
}

/** Deletes a page; asks where its visitors go, where somebody may come to it. */
export async function deletePage(page: ListedPage): Promise<void> {
  try {
    const preview = await call('remove-preview', { page: page.route }, isMovePreview);
    if (preview.target === undefined) await removePage(page);
    else set({ over: { kind: 'delete-page', page, preview } });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Deletes a page.
 * @param to the address of the page that takes its visitors
 * @throws with why that cannot be done
 */
export async function removePage(page: ListedPage, to?: string): Promise<void> {
  const below = routeBeside(page.route, 1);
  const beside = below === page.route ? routeBeside(page.route, -1) : below;
  const target = await run('remove-page', { page: page.route, ...(to !== undefined && { to }) });
  const next = pageAt(beside) ?? pageAt(target);
  if (now().page?.route === page.route && next) await openPage(next);
  showRow(next?.route);
  say(`${page.name} deleted. Undo brings it back.`);
}

/**
 * Gives a page another address and another name in the menu.
 * @throws with why that cannot be done
 */
export async function renamePage(page: ListedPage, to: string, name?: string): Promise<void> {
  const wasShown = now().page?.route === page.route;
  const input = { page: page.route, to, ...(name !== undefined && { name }) };
  const route = await run('rename-page', input);
  const renamed = pageAt(route);
  if (wasShown && renamed) await openPage(renamed);
  showRow(route);
  say(`${page.name} renamed. Undo takes it back.`);
}

/** Asks where in the menu a page should be. */
export async function openMenuPlaces(page: ListedPage): Promise<void> {
  await readMenu(menuFileOf(page));
  set({ over: { kind: 'menu-place', page } });
}

/** The file with the menu of a page's language. */
export function menuFileOf({ file }: ListedPage): string {
  const { overview } = now();
  const group = overview?.groups.find(({ pages }) => pages.some((one) => one.file === file));
  const own = overview?.languages.find(({ language }) => language === group?.language);
  return own?.file ?? 'site.yaml';
}

/** Shows the list, at the row of a page. */
export function showRow(row: string | undefined): void {
  set({ over: row === undefined ? undefined : { kind: 'pages', row } });
}

function pageAt(route: string | undefined): ListedPage | undefined {
  return allPages().find((page) => page.route === route);
}

/** If the page that is shown is no longer there, shows the one that has come in its place, or the first one. */
export async function keepShown(before: readonly ListedPage[]): Promise<void> {
  const { page, over } = now();
  const pages = allPages();
  const same = pages.find(({ file }) => file === page?.file);
  if (same) return set({ page: same });
  const fresh = pages.find(({ file }) => !before.some((one) => one.file === file));
  const next = fresh ?? pages[0];
  if (next) await openPage(next);
  // Somebody who is in the list stays there.
  if (over?.kind === 'pages') showRow(next?.route);
}
