import { flushSync } from 'react-dom';

/**
 * Scrolls to an element, or to the caret; what is taller than the window shows its beginning. What is in a closed tab is
 * opened first.
 * @param covered so many px at the foot of the window are covered
 */
export function reveal(element: Element | Range | undefined, covered = 0): void {
  if (!element) return;
  if (element instanceof Element) openAround(element);
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = innerHeight - covered;
  if (top >= 0 && bottom <= room) return;
  // At once: a page that changes while it is being scrolled ends somewhere else.
  scrollBy({ top: height > room ? top - 48 : top - (room - height) / 2, behavior: 'instant' });
}

/** As the search of the browser opens what it has found something in. */
function openAround(element: Element): void {
  const closed = element.closest('[hidden="until-found"]');
  // Drawn at once, because what is closed has no place to scroll to.
  if (closed) flushSync(() => closed.dispatchEvent(new Event('beforematch', { bubbles: true })));
}
