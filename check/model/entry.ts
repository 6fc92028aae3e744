import type { EntriesBlock, PageEntry } from '../../schema/generated/content.d.ts';

/** What lists and feeds say of an entry: its page has the group of fields `entry`. */
export interface Entry extends PageEntry {
  title: string;
}

/** An entry and where it is. */
export interface RoutedEntry extends Entry {
  route: string;
}

/** A list of entries that a page shows. */
export interface EntryList extends Pick<EntriesBlock, 'sort' | 'tag' | 'limit'> {
  /** The address of the folder whose entries it shows, such as /resources/blog. */
  folder: string;
  /** Whether a list with a tag is what its page is for: one at or below the address of the folder that is no entry. */
  ofTagPage?: true;
}

/** The folder of a page's address, which an entry belongs to: /resources/blog for /resources/blog/first-frost. */
export function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/')) || '/';
}

/** The entries of each folder by its address, the newest first. */
export type EntriesByFolder = Readonly<Record<string, readonly RoutedEntry[]>>;

/** What is known of a page as an entry, and as one that lists entries; nothing of other pages, or of one with errors. */
export interface EntryIndex {
  /** What lists say of it. */
  entry?: Entry;
  /** The lists that it shows, in the order of its blocks. */
  lists?: EntryList[];
  /** How a feed names the page that lists a folder. */
  listing?: { title: string; description?: string };
}
