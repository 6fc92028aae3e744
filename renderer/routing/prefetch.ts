import { loadPage } from '../data/load-page.ts';

/** Loads the page behind a link as soon as someone points at it, touches it or moves the focus to it. */
export function prefetchLinks(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    // In the capture phase, because React lets no event through to a part that it has not hydrated yet.
    document.addEventListener(type, prefetch, { capture: true, passive: true });
  }
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.pathname === location.pathname) return;
  // A failure is reported when the visitor really goes there.
  loadPage(link.pathname).catch(() => undefined);
}
