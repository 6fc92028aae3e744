import { watchSearch } from './watch-search.ts';

/* The inline script of a site with a search, after the one of all sites. */

/** The address of the search's own script, which the build writes in its place. */
declare const SEARCH_SCRIPT: string;

watchSearch(() => import(/* @vite-ignore */ SEARCH_SCRIPT));
