import { requestNavigation } from '../state/navigation-chunk.ts';
import { NAVIGATION } from '../contract.ts';
import type { QueuedEvent } from './entry.ts';

/** What the visitor did and nothing has answered to yet, in order. */
let eventQueue: QueuedEvent[] = [];

/** The navigation is hydrated later than the rest of the page, once someone points at it or presses it. */
let isNavigationHydrated = false;

/**
 * Does again what the visitor did before React was there. React hydrates the part of the page that an event
 * falls into at once, so an event given to it now is not lost; those of the navigation wait for its script.
 */
export function replayEvents(queue: QueuedEvent[]): void {
  eventQueue = queue;
  followNavigation();
  // The pointer and the focus may rest already where their coming means something.
  if (matchMedia('(hover: hover)').matches) {
    const pointedAt = [...document.querySelectorAll(':hover')].at(-1);
    pointedAt?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    );
  }
  if (document.activeElement !== document.body)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  replayQueue();
}

/** To be called by the navigation as soon as it answers to presses. */
export function replayInNavigation(): void {
  isNavigationHydrated = true;
  replayQueue();
}

function replayQueue(): void {
  const ready = eventQueue.filter(({ target }) => !awaitsNavigation(target));
  eventQueue = eventQueue.filter(({ target }) => awaitsNavigation(target));
  if (eventQueue.length > 0) requestNavigation();
  for (const { target, key } of ready) {
    target.ariaBusy = null;
    if (key)
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (target instanceof HTMLElement) target.click();
  }
}

/** In the capture phase, because React lets no event through to a part that it has not hydrated yet. */
function followNavigation(): void {
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(
      sign,
      ({ target }) => awaitsNavigation(target) && requestNavigation(),
      true,
    );
  document.addEventListener('click', queuePress, true);
}

function queuePress(event: Event): void {
  if (!awaitsNavigation(event.target)) return;
  const button = event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  eventQueue.push({ target: button, key: '' });
  button.ariaBusy = 'true';
  requestNavigation();
}

function awaitsNavigation(target: EventTarget | null): target is Element {
  return (
    !isNavigationHydrated && target instanceof Element && target.closest(`[${NAVIGATION}]`) !== null
  );
}
