import { navigationReady, requestNavigation } from '../state/navigation-chunk.ts';
import type { QueuedEvent } from './entry.ts';

const NAVIGATION = '[data-navigation]';

/**
 * Does again what the visitor did before React was there. React hydrates the part of the page that an event
 * falls into at once, so an event given to it now is not lost.
 */
export function replayEvents(missed: QueuedEvent[]): void {
  watchNavigation();
  // The pointer and the focus may rest already where their coming means something.
  if (matchMedia('(hover: hover)').matches) {
    const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
    pointedAt?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    );
  }
  if (document.activeElement !== document.body)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const { target, key } of missed) {
    if (key)
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (target instanceof HTMLElement) target.click();
  }
}

/**
 * The navigation is taken over later than the rest of the page, when someone points at it; presses until then
 * are kept. In the capture phase, because React lets no event through to a part that it has not taken over yet.
 */
function watchNavigation(): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, (event) => isInside(event) && requestNavigation(), options);
  }
  document.addEventListener(
    'click',
    (event) => {
      const button =
        isInside(event) && event.target instanceof Element && event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      requestNavigation();
      void navigationReady.then(() => button.click());
    },
    options,
  );
  void navigationReady.then(() => listening.abort());
}

function isInside({ target }: Event): boolean {
  return target instanceof Element && target.closest(NAVIGATION) !== null;
}
