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

  const navigation = document.querySelector(NAVIGATION);
  if (navigation) {
    const want = () => wantNavigation();
    navigation.addEventListener('pointerover', want, { once: true });
    navigation.addEventListener('focusin', want, { once: true });
    if (navigation.matches(':hover, :focus-within')) want();
  }

  for (const { target, key } of missed) {
    if (target.closest(NAVIGATION)) await navigationReady();
    if (key)
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (target instanceof HTMLElement) target.click();
  }
}

async function navigationReady(): Promise<void> {
  wantNavigation();
  await navigationWanted;
  await import('./frame/Navigation.tsx');
  await new Promise(requestAnimationFrame);
}
