import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** On one change, and on the button in it that puts it back. */
const CHANGE = '.one-change';
export const PUTS_BACK = 'data-puts-back';

/**
 * Keeps the focus in the list of changes: where the change that has it goes, it goes to the one that comes next, or to the
 * last.
 */
export function useNextChange(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<Focused>(undefined);
  useEffect(() => {
    const element = panel.current;
    const note = () => (last.current = focusedIn(element) ?? last.current);
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [panel]);
  useLayoutEffect(() => {
    const { element, index = -1 } = last.current ?? {};
    const isLost = element?.isConnected === false && document.activeElement === document.body;
    if (panel.current && isLost) {
      const changes = [...panel.current.querySelectorAll(CHANGE)];
      const next = (changes[index] ?? changes.at(-1))?.querySelector(`[${PUTS_BACK}]`);
      const button = next ?? panel.current.querySelector('button');
      if (button instanceof HTMLElement) button.focus();
    }
    // The others may have come or gone.
    last.current = focusedIn(panel.current) ?? last.current;
  });
}

/** What has the focus, and the index of the change that it is in, or before; -1 behind the last. */
interface Focused {
  element: Element;
  index: number;
}

function focusedIn(panel: Element | null): Focused | undefined {
  const { activeElement: element } = document;
  if (!element || !panel?.contains(element)) return undefined;
  const index = [...panel.querySelectorAll(CHANGE)].findIndex(
    (one) =>
      one.contains(element) ||
      element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return { element, index };
}

export function isAtChange(): boolean {
  return changeWithFocus() !== undefined;
}

/** Puts back the change that has the focus. */
export function putBackThis(): void {
  const button = changeWithFocus()?.querySelector(`[${PUTS_BACK}]`);
  if (button instanceof HTMLElement) button.click();
}

function changeWithFocus(): Element | undefined {
  return document.activeElement?.closest(CHANGE) ?? undefined;
}
