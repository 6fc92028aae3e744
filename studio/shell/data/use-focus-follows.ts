import { type RefObject, useEffect, useRef } from 'react';
import { useStudio } from './store.ts';

/** On the button of an entry: its pointer. */
export const SELECTS = 'data-selects';

/**
 * Keeps the focus at the button of what is selected, once it is at one of a list: what is moved, deleted or put back by
 * keys takes the focus along.
 */
export function useFocusFollows(list: RefObject<HTMLElement | null>): void {
  const selected = useStudio((state) => state.selected);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(`[${SELECTS}]`))
        element.dataset['focus'] = '';
    };
    // A button that goes is left for nothing; somebody who leaves it goes somewhere.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget))
        delete element.dataset['focus'];
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', leave);
    };
  }, [list]);
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const element = list.current;
    const active = document.activeElement;
    const hasFocus = element?.contains(active) ?? false;
    const isLost = active === document.body && element?.dataset['focus'] !== undefined;
    // Somebody who has gone on to another button since is left there, however often the list is drawn.
    const isNew = followed.current !== selected?.pointer;
    if (!hasFocus) followed.current = selected?.pointer;
    if (!element || !(isLost || (hasFocus && isNew))) return;
    const buttons = [...element.querySelectorAll<HTMLElement>(`[${SELECTS}]`)];
    const own = buttons.find((one) =>
      `${selected?.pointer}/`.startsWith(`${one.getAttribute(SELECTS)}/`),
    );
    if (!own) return;
    followed.current = selected?.pointer;
    if (own !== active) own.focus();
  });
}
