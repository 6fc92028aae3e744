import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { EntriesByFolder, RoutedEntry } from './entry.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';
import { isOfEvents } from './event-time.ts';
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
  if (isOfEvents(sort)) return eventsIn(chosen, sort);
  if (sort === 'date') return chosen;
  const { compare } = new Intl.Collator(language);
  return chosen.toSorted((a, b) => compare(a.title, b.title));
}

/** Those that are to come, the next first, or those that are over, the latest first; of one time by their addresses. */
function eventsIn(entries: readonly RoutedEntry[], which: 'upcoming' | 'past'): RoutedEntry[] {
  const isPast = which === 'past';
  const way = isPast ? -1 : 1;
  return entries
    .filter(({ time }) => time?.isOver === isPast)
    .toSorted(
      (one, other) =>
        way * ((one.time?.start ?? 0) - (other.time?.start ?? 0)) ||
        compareTexts(one.route, other.route),
    );
}
