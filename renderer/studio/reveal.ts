import { flushSync } from 'react-dom';
import { atRest } from './slide-moved.ts';

/**
 * Scrolls to an element, or to the caret; what is taller than the window shows its beginning. What is in a closed tab is
 * opened first.
 * @param covered so many px at the foot of the window are covered
 */
export function reveal(element: Element | Range | undefined, covered = 0): void {
  if (!element) return;
  if (element instanceof Element) openAround(element);
  const { top, bottom, height } = atRest(() => element.getBoundingClientRect());
  const room = innerHeight - covered;
  if (top >= 0 && bottom <= room) return;
  // At once: a page that changes while it is being scrolled ends somewhere else.
  scrollBy({ top: height > room ? top - 48 : top - (room - height) / 2, behavior: 'instant' });
}

/** What can be opened around what is in it: a closed tab, an answer. */
const CLOSED = '[hidden="until-found"], details:not([open])';

/** Whether an element is on the page, or is in something that opens; not where a slide or a dialog that is away has it. */
export function canBeSeen(element: Element): boolean {
  if (element.closest('[inert]')) return false;
  return element.getClientRects().length > 0 || element.closest(CLOSED) !== null;
}

/** As the search of the browser opens what it has found something in. */
function openAround(element: Element): void {
  const closed = element.closest(CLOSED);
  if (closed instanceof HTMLDetailsElement) closed.open ||= !element.closest('summary');
  // Drawn at once, because what is closed has no place to scroll to.
  else if (closed)
    flushSync(() => closed.dispatchEvent(new Event('beforematch', { bubbles: true })));
}
