import type { MouseEvent } from 'react';

/** The place of the search. A page can have none of this name: its own begin with a letter or a digit. */
export const SEARCH = '_search';

/** The address of the list of all pages, and the folder of the index. @param home of the language */
export function searchFolder(home: string): string {
  return `${home === '/' ? '' : home}/search`;
}

/** Opens the search in place of the page that the link leads to without a script. */
export function openSearch(event: MouseEvent): void {
  // Pressed so, a link opens somewhere else.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.hash = SEARCH;
}
