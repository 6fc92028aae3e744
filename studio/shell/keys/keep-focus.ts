import { set } from '../data/store.ts';
import { focusPage } from '../desk/frame.ts';

/**
 * To be called at the start: what a window that becomes narrower does not show any more gives the focus to the page; the
 * fields stay, over the page.
 */
export function keepFocus(): void {
  let last: HTMLElement | undefined;
  addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : undefined;
  });
  const follow = () => {
    const left = last;
    if (!left || isShown(left) || !isLeft(left)) return;
    if (!left.closest('.panel')) return focusPage();
    set({ isPanelOpen: true });
    requestAnimationFrame(() => left.focus());
  };
  // By then the bar is that of the new width.
  addEventListener('resize', () => requestAnimationFrame(follow));
}

/** Whether nothing has the focus since an element had it, or the element still has it. */
function isLeft(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === element || activeElement === body;
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
