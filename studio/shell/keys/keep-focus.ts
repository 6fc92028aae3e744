import { now, useStudio } from '../data/store.ts';
import { focusPage } from '../desk/frame.ts';
import { countBehind, putBackBefore } from '../panel/one-change.ts';
import { currentIn, focusFields, isShown, keepPanelOpen, shownList } from './parts.ts';

/**
 * To be called at the start: where what has the focus goes, or is not shown any more in a window that becomes narrower,
 * the page gets it. The fields stay, over the page, and keep it, and so does the list of pages: there it goes to the row of
 * the page that is shown, which comes a moment later where a page has got another address. Where a change is put back, it
 * goes to the next one.
 */
export function keepFocus(): void {
  let last: Focused | undefined;
  addEventListener('focusin', ({ target: element }) => {
    last =
      element instanceof HTMLElement
        ? { element, part: partOf(element), behind: countBehind(element) }
        : undefined;
  });
  const follow = () => {
    if (!last || !isLeft(last.element)) return;
    const { element, part, behind } = last;
    const areFieldsLeft = part === 'fields' && !now().isAlone;
    const wasShown = isShown(element);
    if (areFieldsLeft) keepPanelOpen();
    if (wasShown) return;
    const list = part === 'pages' ? shownList() : undefined;
    if (list) return currentIn(list)?.focus();
    if (!areFieldsLeft) return focusPage();
    const next = isShown(element) ? element : putBackBefore(behind);
    if (next) next.focus();
    else focusFields();
  };
  // By then what has changed is drawn, and the bar is that of the new width.
  const followSoon = () => requestAnimationFrame(follow);
  addEventListener('resize', () =>
    requestAnimationFrame(() => {
      follow();
      document.activeElement?.closest(SCROLLED)?.scrollIntoView({ block: 'nearest' });
    }),
  );
  useStudio.subscribe(followSoon);
}

/** What scrolls by itself: what has the focus in it stays in sight. */
const SCROLLED = ':is(.panel, .list, .shelf, .place) *';

interface Focused {
  element: HTMLElement;
  part: 'fields' | 'pages' | undefined;
  /** How many changes are listed behind it. */
  behind: number;
}

function partOf(element: Element): 'fields' | 'pages' | undefined {
  if (element.closest('.panel')) return 'fields';
  return element.closest('.page-row') ? 'pages' : undefined;
}

/** Whether nothing has the focus since an element had it, or the element still has it. */
function isLeft(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === element || activeElement === body;
}
