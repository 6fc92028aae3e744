/*
 * Where each entry of the history was scrolled to. A browser restores that at once on Back, when the page to go
 * back to may still be under way; so while pages are changed by script, the script does it. The position lies in
 * the entry's own `history.state` and so lives as long as the entry, reloads included.
 */

/** A position is noted when scrolling has rested this long, in ms; browsers limit how often state may change. */
const REST = 150;

/** The path whose page shows, which is not that of the address while the next page is under way. */
let shownPath = '';
let resting: ReturnType<typeof setTimeout> | undefined;

/** Takes the scroll position over from the browser until the page is left. */
export function followScroll(path: string): void {
  shownPath = path;
  hydrate();
  addEventListener('scroll', saveScrollSoon, { passive: true });
  // Before the router has answered to the press of a link.
  document.addEventListener('click', note, true);
  addEventListener('popstate', returnWithinPage);
  addEventListener('pushState', scrollToTop);
  // What comes after a reload or from another site is the browser's to restore again.
  addEventListener('pagehide', handBack);
  addEventListener('pageshow', hydrate);
}

/** Scrolls a page that has just come: to where its entry was left, else to the place the address names, else up. */
export function scrollToArrival(path: string): void {
  shownPath = path;
  history.scrollRestoration = 'manual';
  const left = noted();
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (left === undefined && place) place.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: left ?? 0, behavior: 'instant' });
}

function hydrate(): void {
  history.scrollRestoration = 'manual';
}

function handBack(): void {
  note();
  history.scrollRestoration = 'auto';
}

function saveScrollSoon(): void {
  clearTimeout(resting);
  resting = setTimeout(note, REST);
}

function note(): void {
  clearTimeout(resting);
  if (location.pathname !== shownPath || noted() === scrollY) return;
  history.replaceState({ ...history.state, scrollY }, '');
}

/** The position in pixels that the current entry was left at; undefined for an entry that is new. */
function noted(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scrollY' in state)) return undefined;
  return typeof state.scrollY === 'number' ? state.scrollY : undefined;
}

/** Back and Forward between two places of one page. */
function returnWithinPage(): void {
  const left = noted();
  if (location.pathname === shownPath && left !== undefined)
    scrollTo({ top: left, behavior: 'instant' });
}

/** A link to the page that shows already leads to its top, as it would without a script. */
function scrollToTop(): void {
  if (location.pathname === shownPath && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
}
