/** Events which say that a visitor is about to use what they happen to. */
export const SIGNS = [
  'pointerover',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'focusin',
  'keydown',
] as const;

/** A finger that moves on within this time, in milliseconds, scrolls: the browser cancels its pointer. */
const SCROLL_START = 60;

/**
 * Hears signs, but for those of a finger that scrolls: what it touches on its way is not wanted, and what would be done
 * for it would hold up the frames of the scroll.
 * @param act is called with what is a sign: of a finger, once it stays or is lifted
 */
export function ignoreScrolls(
  act: (sign: Event) => void,
): (event: Event & Partial<PointerEvent>) => void {
  let fingerDown: ReturnType<typeof setTimeout> | undefined;
  return (event) => {
    const { type, pointerType } = event;
    clearTimeout(fingerDown);
    if (type === 'pointercancel' || (type === 'pointerover' && pointerType === 'touch')) return;
    if (type === 'pointerdown') fingerDown = setTimeout(act, SCROLL_START, event);
    else act(event);
  };
}
