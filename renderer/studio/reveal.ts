/**
 * Scrolls to an element, or to the caret; what is taller than the window shows its beginning.
 * @param covered so many px at the foot of the window are covered
 */
export function reveal(element: Element | Range | undefined, covered = 0): void {
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = innerHeight - covered;
  if (top >= 0 && bottom <= room) return;
  // At once: a page that changes while it is being scrolled ends somewhere else.
  scrollBy({ top: height > room ? top - 48 : top - (room - height) / 2, behavior: 'instant' });
}
