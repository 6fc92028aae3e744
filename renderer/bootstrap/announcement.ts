import { ANNOUNCEMENT, DISMISSED } from '../contract.ts';

/*
 * The inline script of a site that announces something, after the one of all sites: hides what the visitor has
 * dismissed before the first paint, and dismisses it. No other code knows of it.
 */
const KEY = 'announcement';
const root = document.documentElement;
const id = document.currentScript?.getAttribute(ANNOUNCEMENT) ?? '';

try {
  if (localStorage.getItem(KEY) === id) root.toggleAttribute(DISMISSED, true);
} catch {
  // Storage may be forbidden; then it shows on every page.
}

document.addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element && target.closest(`[${ANNOUNCEMENT}]`))) return;
    root.toggleAttribute(DISMISSED, true);
    // What was pressed is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(KEY, id);
    } catch {
      // For this page it is dismissed anyway.
    }
  },
  true,
);
