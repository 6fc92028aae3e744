import { drawNow } from '../data/draw-now.ts';
import { focusPage } from '../desk/frame.ts';
import { now, set } from '../data/store.ts';

const PARTS = ['page', 'list', 'panel'] as const;
type Part = (typeof PARTS)[number];

/** What can be written in, and what can be pressed besides. */
export const TEXT = 'input, textarea, [role="textbox"], select';
export const CONTROL = `${TEXT}, button`;

/** Gives the focus to the next part of the window, or the one before: page, list, fields. */
export function goToPart(by: 1 | -1): void {
  const next = PARTS.at((PARTS.indexOf(partWithFocus()) + by) % PARTS.length) ?? 'page';
  if (now().over) set({ over: undefined });
  GO[next]();
}

function partWithFocus(): Part {
  const { activeElement } = document;
  if (activeElement?.closest('.list')) return 'list';
  return activeElement?.closest('.panel') ? 'panel' : 'page';
}

const GO: Record<Part, () => void> = {
  page: focusPage,
  list: () => {
    const list = shownList();
    if (!list) return set({ over: { kind: 'pages' } });
    focus(currentIn(list) ?? list.querySelector(CONTROL));
  },
  panel: () => {
    set({ isPanelOpen: true, isAlone: false });
    drawNow();
    focusFields();
  },
};

/** The list of pages, where it is shown. */
export function shownList(): Element | undefined {
  const list = document.querySelector('.list');
  return list && isShown(list) ? list : undefined;
}

/** The row of the page that is shown. */
export function currentIn(list: Element): HTMLElement | null {
  return list.querySelector<HTMLElement>('[aria-current]');
}

/** Focuses the first field, or the page if there is no field. */
export function focusFields(): void {
  const controls = document.querySelectorAll(`.panel :is(${CONTROL})`);
  const first = [...controls].find(isShown);
  if (first) focus(first);
  else focusPage();
}

/** Goes to the fields; closes them where they are open over the page. */
export function togglePanel(): void {
  if (!closePanel()) GO.panel();
}

/** @returns whether they were open over the page */
export function closePanel(): boolean {
  const isOver = now().isPanelOpen && matchMedia(OVER).matches;
  if (!isOver) return false;
  set({ isPanelOpen: false, side: 'fields' });
  focusPage();
  return true;
}

/** Fields that have the focus are shown in a window that becomes narrower; then they stay, wherever it goes. */
export function keepPanelOpen(): void {
  const { isPanelOpen, side } = now();
  if (isPanelOpen || side !== 'fields' || !matchMedia(OVER).matches) return;
  set({ isPanelOpen: true });
  drawNow();
}

/** As key-line.css and phone.css have it: next to the fields the page would have less than 1024 px. */
const OVER = '(width < 1376px)';

/** Whether the fields, where they are open, cover a side of the page; on a phone they are below it. */
export function isOverPage(): boolean {
  return matchMedia('(600px <= width < 1376px)').matches;
}

export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}
