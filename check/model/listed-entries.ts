import type { EntriesByFolder, EntryList, RoutedEntry } from './entry.ts';
import { relatedEntries } from './related-entries.ts';

/** The page that shows a list. */
interface Around {
  route: string;
  /** Of the page as an entry. */
  tags: readonly string[];
}

/**
 * All entries of a list in its order, however many it shows at once; of related ones no more than it shows. A page that
 * is an entry itself is not in the list of those related to it.
 * @param language of titles, for their order
 */
export function listedEntries(
  { folder, sort, tag, limit }: EntryList,
  entries: EntriesByFolder,
  { route, tags }: Around,
  language?: string,
): readonly RoutedEntry[] {
  const all = entries[folder] ?? [];
  const hasTag = (entry: RoutedEntry) => tag === undefined || entry.tags.includes(tag);
  if (sort === 'related') {
    return relatedEntries(all, tags, (entry) => entry.route !== route && hasTag(entry), limit);
  }
  const chosen = tag === undefined ? all : all.filter(hasTag);
  if (sort === 'date') return chosen;
  const { compare } = new Intl.Collator(language);
  return chosen.toSorted((a, b) => compare(a.title, b.title));
}
