import { routeOf } from '../route-of.ts';
import type { EntryIndex, EntriesByFolder } from './entry.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';
import { entriesByFolder } from './entries-by-folder.ts';
import { isOfEvents } from './event-time.ts';
import { listedEntries } from './listed-entries.ts';
import { pagedList } from './list-pages.ts';

/**
 * The addresses of all entries that some list leads to.
 * @param uses by file; all pages must be in it
 */
export function listedRoutes(uses: ReadonlyMap<string, EntryIndex>): Set<string> {
  const entries = entriesOf(uses);
  const listed = new Set<string>();
  const isListed = ({ folder }: EntryList) =>
    entries[folder]?.every(({ route }) => listed.has(route)) ?? true;
  for (const [file, { lists = [], entry }] of uses) {
    const route = routeOf(file);
    const paged = pagedList(lists, route);
    for (const [at, list] of lists.entries()) {
      // To look for what is related on each of many pages takes long, and leads to nothing new as a rule.
      if (isListed(list)) continue;
      // An event is in the list of those to come until it is over, and nobody has to look after it then.
      const whenever = isOfEvents(list.sort) ? { ...list, sort: 'date' as const } : list;
      const all = listedEntries(whenever, entries, { route, tags: entry?.tags ?? [] });
      const isWhole = at === paged || isOfEvents(list.sort);
      for (const shown of isWhole ? all : all.slice(0, list.limit)) listed.add(shown.route);
    }
  }
  return listed;
}

/** The entries among the pages of a site. */
export function entriesOf(uses: ReadonlyMap<string, EntryIndex>): EntriesByFolder {
  return entriesByFolder([...uses].map(([file, index]) => ({ file, index })));
}
