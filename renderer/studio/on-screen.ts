import type { Box, Extent } from './messages.ts';

/* Where elements are in the window; nothing for those that are not on the screen. */

export function extentOf(element: Element | undefined): Extent | undefined {
  if (!element || element.getClientRects().length === 0) return undefined;
  const { left, right } = element.getBoundingClientRect();
  return { left, right };
}

export function boxesOn(element: Element | null | undefined): Box[] {
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return height > 0 ? [{ top, height }] : [];
}
