import type { Entry, PageIndex } from '../../../schema/generated/data.d.ts';

/** An entry and where it is. */
export interface RoutedEntry extends Entry {
  route: string;
  /** Of an event: when it begins, in milliseconds since 1970, and whether it is over. */
  time?: { start: number; isOver: boolean };
}

/** The folder of a page's address, which an entry belongs to: /resources/blog for /resources/blog/first-frost. */
export function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/')) || '/';
}

/** The entries of each folder by its address, the newest first. */
export type EntriesByFolder = Readonly<Record<string, readonly RoutedEntry[]>>;

/**
 * What is known about a page as an entry, and as one that lists entries; nothing for other pages and for those with
 * errors.
 */
export type EntryIndex = Pick<PageIndex, 'entry' | 'lists' | 'listing'>;
