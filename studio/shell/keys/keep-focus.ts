import { drawNow } from '../data/draw-now.ts';
import { now, set, useStudio } from '../data/store.ts';
import { focusPage } from '../desk/frame.ts';
import { focusFields, isShown } from './parts.ts';

/**
 * To be called at the start: where what has the focus goes, or is not shown any more in a window that becomes narrower,
 * the page gets it. The fields stay, over the page, and keep it.
 */
export function keepFocus(): void {
  let last: { element: HTMLElement; isField: boolean } | undefined;
  addEventListener('focusin', ({ target: element }) => {
    last =
      element instanceof HTMLElement
        ? { element, isField: element.closest('.panel') !== null }
        : undefined;
  });
  const follow = () => {
    if (!last || isShown(last.element) || !isLeft(last.element)) return;
    if (!last.isField || now().isAlone) return focusPage();
    const { element } = last;
    set({ isPanelOpen: true });
    drawNow();
    if (isShown(element)) element.focus();
    else focusFields();
  };
  // By then what has changed is drawn, and the bar is that of the new width.
  const followSoon = () => requestAnimationFrame(follow);
  addEventListener('resize', followSoon);
  useStudio.subscribe(followSoon);
}

/** Whether nothing has the focus since an element had it, or the element still has it. */
function isLeft(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === element || activeElement === body;
}
