import { SEARCH } from './contract.ts';

/*
 * The inline script of a site with a search, after the one of all sites: the key / presses its button, whether React is
 * there or not. No other code knows of it.
 */

/** An open dialog makes the header inert. */
const BUTTON = `header:not([inert]) [${SEARCH}]`;

addEventListener('keydown', (event) => {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (!button || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  // In a field it is a letter like any other.
  if (event.target && 'placeholder' in event.target) return;
  event.preventDefault();
  button.click();
});
