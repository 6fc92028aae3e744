import type { Extent } from '../../../renderer/studio/messages.ts';

/** Between what is seen and what covers the page, in px. */
const GAP = 12;

/**
 * By how many px the page has to move to the right, or left if negative, for what is marked on it to be clear of what
 * covers one of its sides. Where its lines begin stays in sight, also of what is too wide.
 *
 * @param covered from the left of the page, as `marked` is
 * @param width of the page
 */
export function clearOf(marked: Extent, covered: Extent, width: number): number {
  const isAtEnd = covered.left + covered.right > width;
  const hidden = isAtEnd ? marked.right + GAP - covered.left : covered.right - (marked.left - GAP);
  const free = isAtEnd ? marked.left - GAP : width - marked.right - GAP;
  const by = Math.round(Math.min(Math.max(hidden, 0), Math.max(free, 0)));
  return isAtEnd ? 0 - by : by;
}
