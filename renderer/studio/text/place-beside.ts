import type { EditorView } from 'prosemirror-view';

/** Between the box and the characters, and the edges of the window, in px. */
const GAP = 4;

interface Beside {
  from: number;
  to?: number;
  /** Whether it goes above the first of them, and not below the last; to the other side where there is no room. */
  isAbove: boolean;
}

/** Puts a box next to characters of a text, where their lines begin; always within the window. */
export function placeBeside(
  box: HTMLElement,
  view: EditorView,
  { from, to = from, isAbove }: Beside,
): void {
  const first = view.coordsAtPos(from);
  const { width, height } = box.getBoundingClientRect();
  const isRtl = getComputedStyle(view.dom).direction === 'rtl';
  const { clientWidth } = document.documentElement;
  const above = first.top - GAP - height;
  const below = view.coordsAtPos(to, -1).bottom + GAP;
  const fitsBelow = below + height <= innerHeight;
  const top = (isAbove || !fitsBelow) && above > 0 ? above : below;
  const start = isRtl ? first.right - width : first.left;
  Object.assign(box.style, {
    top: `${within(top, innerHeight - height) + scrollY}px`,
    left: `${within(start, clientWidth - width)}px`,
  });
}

function within(at: number, room: number): number {
  return Math.max(Math.min(at, room - GAP), GAP);
}
