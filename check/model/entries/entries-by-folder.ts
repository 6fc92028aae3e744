import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { SiteFacts } from '../context.ts';
import { timeOfEvent } from './event-time.ts';
import { routeOf } from '../route-of.ts';
import { type EntriesByFolder, type EntryIndex, parentOf, type RoutedEntry } from './entry.ts';

/**
 * Sorts the entries among some pages into their folders.
 * @param clock tells when events are, and which are over; without it nobody asks
 */
export function entriesByFolder(
  pages: readonly { file: string; index?: EntryIndex }[],
  clock?: Pick<SiteFacts, 'asOf' | 'timeZone'>,
): EntriesByFolder {
  const folders: Record<string, RoutedEntry[]> = {};
  for (const { file, index } of pages) {
    if (!index?.entry) continue;
    const route = routeOf(file);
    const { event } = index.entry;
    const time = event && clock && timeOfEvent(event, clock.timeZone);
    (folders[parentOf(route)] ??= []).push({
      route,
      ...index.entry,
      ...(time && { time: { start: time.start, isOver: time.end <= clock.asOf } }),
    });
  }
  for (const entries of Object.values(folders)) entries.sort(newestFirst);
  return folders;
}

/** Those of one day are in the order of their addresses, so that every build has the same order. */
function newestFirst(a: RoutedEntry, b: RoutedEntry): number {
  return compareTexts(b.date, a.date) || compareTexts(a.route, b.route);
}
