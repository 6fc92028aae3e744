import type { EntriesByFolder } from './entry.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';
import { listedEntries } from './listed-entries.ts';

/** The address of the second and every further page of a list. */
const FURTHER = /^(?<first>.*)\/page\/(?<number>\d+)$/;

/** What an address with a number leads to: which page of the list of another page; of other addresses the first. */
export function listPageAt(route: string): { first: string; number: number } {
  const { first = route, number = '1' } = FURTHER.exec(route)?.groups ?? {};
  return { first: first === '' ? '/' : first, number: Number(number) };
}

/** The address of a page of a list. */
export function listPageRoute(first: string, number: number): string {
  return number === 1 ? first : `${first}/page/${number}`;
}

/**
 * Which list of a page goes on at further addresses: that of all entries of the folder at whose address it is, else
 * the first of those with a tag on a page that is there for it. Upcoming events do not go on: they are few, and those that
 * are over need the addresses.
 * @returns its place among the lists; -1 if none does
 */
export function pagedList(lists: readonly EntryList[], route: string): number {
  const ofAll = lists.findIndex(
    (list) => list.folder === route && list.tag === undefined && goesOn(list),
  );
  if (ofAll >= 0) return ofAll;
  return lists.findIndex((list) => list.ofTagPage && goesOn(list));
}

/** How many pages the list of the page at a route has; 1 where none goes on. */
export function countListPages(
  lists: readonly EntryList[] = [],
  route: string,
  entries: EntriesByFolder,
): number {
  const list = lists[pagedList(lists, route)];
  if (!list) return 1;
  return Math.max(
    1,
    Math.ceil(listedEntries(list, entries, { route, tags: [] }).length / list.limit),
  );
}

function goesOn({ sort }: EntryList): boolean {
  return sort !== 'related' && sort !== 'upcoming';
}
