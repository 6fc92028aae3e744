import { navigationWanted, wantNavigation } from './state/navigation-wanted.ts';

const NAVIGATION = '[data-navigation]';

/**
 * Does again what the visitor did before React was there. React hydrates the part of the page that an event
 * falls into at once, so an event given to it now is not lost.
 */
export async function replay(): Promise<void> {
  const { missed = [], done } = window.wakeUp ?? {};
  // One frame for hydrateRoot to listen to the document.
  await new Promise(requestAnimationFrame);
  done?.();

  // In the capture phase, because React lets no event through to a part that it has not taken over yet.
  document.addEventListener('pointerover', noteNavigation, true);
  document.addEventListener('focusin', noteNavigation, true);
  if (document.querySelector(NAVIGATION)?.matches(':hover, :focus-within')) wantNavigation();

  for (const { target, key } of missed) {
    if (target.closest(NAVIGATION)) await navigationReady();
    if (key)
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (target instanceof HTMLElement) target.click();
  }
}

function noteNavigation({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(NAVIGATION)) return;
  document.removeEventListener('pointerover', noteNavigation, true);
  document.removeEventListener('focusin', noteNavigation, true);
  wantNavigation();
}

async function navigationReady(): Promise<void> {
  wantNavigation();
  await navigationWanted;
  await import('./frame/Navigation.tsx');
  await new Promise(requestAnimationFrame);
}
