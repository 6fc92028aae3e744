/** The place of the search. A page can have none of this name: its own begin with a letter or a digit. */
export const SEARCH_PLACE = '#_search';

/** The file that a search begins with, in the folder of the index. */
export const INDEX_FILE = 'index.json';

/** The file with what the search says, in the same folder. */
export const MESSAGES_FILE = 'messages.json';

/** The address of the list of all pages, and the folder of the index. @param home of the language */
export function searchFolder(home: string): string {
  return `${home === '/' ? '' : home}/search`;
}
