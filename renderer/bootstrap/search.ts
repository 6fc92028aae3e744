import { SEARCH } from './contract.ts';

/*
 * The inline script of a site with a search, after the one of all sites: the key / presses its button, whether React is
 * there or not. No other code knows of it.
 */

/** Where a / is a letter like any other. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/** An open dialog makes the header inert. */
const BUTTON = `header:not([inert]) [${SEARCH}]`;

addEventListener('keydown', (event) => {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (!button || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement?.matches(FIELDS)) return;
  event.preventDefault();
  button.click();
});
