import type { EntriesBlock, Page, PageEntry } from '../../schema/generated/content.d.ts';
import { homeOf, languageOf, type LanguagePlan } from '../languages/plan.ts';

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
}

/** The folder of a page's address, which an entry belongs to: /resources/blog for /resources/blog/first-frost. */
export function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/')) || '/';
}

/**
 * The address of a folder that a page names. Names are those in the language of the page.
 * @param name such as resources/blog
 * @param route of the page
 */
export function folderNamed(name: string, route: string, plan: LanguagePlan): string {
  // What stands in for a page that is not translated is in the main language as a whole.
  const isStandIn = Object.hasOwn(plan.fallbacks, route);
  const home = homeOf(plan, isStandIn ? plan.main : languageOf(plan, route));
  return `${home === '/' ? '' : home}/${name}`;
}

/** What is known of a page as an entry, and as one that lists entries; nothing of other pages, or of one with errors. */
export interface EntryIndex {
  /** What lists say of it. */
  entry?: Entry;
  /** The lists that it shows, in the order of its blocks. */
  lists?: EntryList[];
  /** How a feed names the page that lists a folder. */
  listing?: { title: string; description?: string };
}

/** Finds what a page says as an entry, and what it lists. */
export function indexEntries(
  page: Page,
  route: string,
  { languages }: { languages: LanguagePlan },
): EntryIndex {
  const { title, description, entry } = page;
  const lists = listsOf(page, route, languages);
  return {
    ...(entry && { entry: { title, ...entry } }),
    ...(lists.length > 0 && {
      lists,
      listing: { title, ...(description !== undefined && { description }) },
    }),
  };
}

/** The lists of entries that a page shows, in the order of its blocks. */
export function listsOf({ blocks }: Page, route: string, plan: LanguagePlan): EntryList[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'entries') return [];
    const { from, sort, tag, limit } = block;
    return [{ folder: folderNamed(from, route, plan), sort, limit, ...(tag && { tag }) }];
  });
}
