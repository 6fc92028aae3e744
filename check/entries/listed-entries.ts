import type { EntriesByFolder } from './entries-by-folder.ts';
import type { EntryList, RoutedEntry } from './entry.ts';

/** The page that shows a list. */
interface Around {
  route: string;
  /** Of the page as an entry. */
  tags: readonly string[];
}

/**
 * All entries of a list in its order, however many it shows at once. A page that is an entry itself is not in the list
 * of those related to it.
 * @param language of titles, for their order
 */
export function listedEntries(
  { folder, sort, tag }: EntryList,
  entries: EntriesByFolder,
  { route, tags }: Around,
  language?: string,
): readonly RoutedEntry[] {
  const all = entries[folder] ?? [];
  const chosen = tag === undefined ? all : all.filter((entry) => entry.tags.includes(tag));
  if (sort === 'date') return chosen;
  if (sort === 'title') {
    const { compare } = new Intl.Collator(language);
    return chosen.toSorted((a, b) => compare(a.title, b.title));
  }
  const shared = (entry: RoutedEntry) => entry.tags.filter((own) => tags.includes(own)).length;
  return (
    chosen
      .map((entry) => ({ entry, count: entry.route === route ? 0 : shared(entry) }))
      .filter(({ count }) => count > 0)
      // Those with as many stay in the order of their dates.
      .toSorted((a, b) => b.count - a.count)
      .map(({ entry }) => entry)
  );
}
