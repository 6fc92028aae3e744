import { SEARCH } from './contract.ts';

/*
 * The inline script of a site with a search, after the one of all sites: the key / presses its button, whether React is
 * there or not. No other code knows of it.
 */

/** Where a / is a letter like any other. */
const FIELDS = 'input, textarea, select, [contenteditable]';

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.closest(FIELDS)) return;
  if (document.querySelector('[role=dialog]')) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`[${SEARCH}]`)?.click();
});
