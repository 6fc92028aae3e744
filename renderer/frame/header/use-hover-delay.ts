import { useRef, useState, type MouseEvent } from 'react';
import { PART, STATE } from '../../contract.ts';

/** Hover time before a menu opens, and how long after a close the next one opens at once, in ms (docs/specification.md, section 9). */
const OPEN_DELAY = 200;
const SKIP_DELAY = 300;

/** A press this soon after a hover has opened the menu was meant to open it, in milliseconds. */
const SAME_GESTURE = 400;

/** Timing of hover menus: the delay before opening, without it just after another menu has closed. */
export function useHoverDelay() {
  const [delay, setDelay] = useState(OPEN_DELAY);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);

  /** To be told whenever a menu opens or the last one closes. */
  function onMenuChange(open: boolean): void {
    clearTimeout(reset.current);
    if (open) {
      openedAt.current = performance.now();
      setDelay(0);
    } else {
      reset.current = setTimeout(() => setDelay(OPEN_DELAY), SKIP_DELAY);
    }
  }

  /** Keeps a press right after the hover from closing what the hover has just opened. */
  function keepOpen(event: MouseEvent): void {
    const byPointer = event.detail > 0;
    const justOpened = event.timeStamp - openedAt.current < SAME_GESTURE;
    const trigger =
      event.target instanceof Element && event.target.closest(`[${PART}=trigger][${STATE}=open]`);
    if (byPointer && justOpened && trigger) event.stopPropagation();
  }

  return { delay, onMenuChange, keepOpen };
}
