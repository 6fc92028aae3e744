import { watchSearch } from './watch-search.ts';

/*
 * The script of a site with a search that waits for its opening. It comes next to the page: inlined, it would be the part of
 * each document that takes many of them beyond the first round trip. Until it is there, what opens the search is a link.
 */

/** The address of the search's own script, which the build writes in its place. */
declare const SEARCH_SCRIPT: string;

watchSearch(() => import(/* @vite-ignore */ SEARCH_SCRIPT));
