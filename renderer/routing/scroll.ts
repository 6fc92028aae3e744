/*
 * Where each entry of the history was scrolled to. A browser restores that at once on Back, when the page to go
 * back to may still be under way; so while pages are changed by script, the script does it. The position is in
 * the entry's own `history.state` and so lives as long as the entry, reloads included.
 */

/** A position is saved when scrolling has rested this long, in ms; browsers limit how often state may change. */
const REST = 150;

/** The path whose page shows, which is not that of the address while the next page is under way. */
let shownPath = '';
let resting: ReturnType<typeof setTimeout> | undefined;

/** Restores scroll positions in the browser's stead until the page is left. */
export function followScroll(path: string): void {
  shownPath = path;
  restoreByScript();
  addEventListener('scroll', saveScrollSoon);
  // Before the router has answered to the press of a link.
  document.addEventListener('click', savePosition, true);
  addEventListener('popstate', returnWithinPage);
  addEventListener('pushState', scrollToTop);
  // What comes after a reload or from another site is the browser's to restore again.
  addEventListener('pagehide', restoreByBrowser);
  addEventListener('pageshow', restoreByScript);
}

/**
 * Scrolls a page that has just come: to where its entry was left, else to the place the address names, else up.
 * @returns whether the visitor has come back to the middle of it
 */
export function scrollToArrival(path: string): boolean {
  shownPath = path;
  history.scrollRestoration = 'manual';
  const left = savedPosition();
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (left === undefined && place) place.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: left ?? 0, behavior: 'instant' });
  return left !== undefined && left > 0;
}

function restoreByScript(): void {
  history.scrollRestoration = 'manual';
}

function restoreByBrowser(): void {
  savePosition();
  history.scrollRestoration = 'auto';
}

function saveScrollSoon(): void {
  clearTimeout(resting);
  resting = setTimeout(savePosition, REST);
}

/** Notes where the page that shows is scrolled to. To be called before its address changes. */
export function savePosition(): void {
  clearTimeout(resting);
  if (location.pathname !== shownPath || savedPosition() === scrollY) return;
  history.replaceState({ ...history.state, scrollY }, '');
}

/** The position in pixels that the current entry was left at; undefined for an entry that is new. */
function savedPosition(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scrollY' in state)) return undefined;
  return typeof state.scrollY === 'number' ? state.scrollY : undefined;
}

/** Back and Forward between two places of one page. */
function returnWithinPage(): void {
  const left = savedPosition();
  if (location.pathname === shownPath && left !== undefined)
    scrollTo({ top: left, behavior: 'instant' });
}

/** A link to the page that shows already leads to its top, as it would without a script. */
function scrollToTop(): void {
  if (location.pathname === shownPath && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
}
