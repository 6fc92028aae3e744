import { loadPage } from '../data/load-page.ts';
import { ignoreScrolls, SIGNS } from '../hydration/signs.ts';

/** Loads the page behind a link as soon as someone points at it, presses it or moves the focus to it. */
export function prefetchLinks(): void {
  const hear = ignoreScrolls(prefetch);
  // In the capture phase, because React lets no event through to a part that it has not hydrated yet.
  for (const sign of SIGNS) document.addEventListener(sign, hear, { capture: true, passive: true });
}

/** A file of the site has a target (see `RouteLink`), and what opens a dialog leads nowhere. */
const PAGE_LINK = 'a[href^="/"]:not([target], [aria-haspopup])';

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  if (!link || link.pathname === location.pathname) return;
  // A failure is reported when the visitor really goes there.
  loadPage(link.pathname).catch(() => undefined);
}
