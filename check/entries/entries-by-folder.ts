import { routeOf } from '../files/route-of.ts';
import { type EntryIndex, parentOf, type RoutedEntry } from './entry.ts';

/** The entries of each folder by its address, the newest first. */
export type EntriesByFolder = Readonly<Record<string, readonly RoutedEntry[]>>;

/** A page file, and what is known of it as an entry. */
interface IndexedFile {
  file: string;
  index?: Pick<EntryIndex, 'entry'> | undefined;
}

/** Sorts the entries among some pages into their folders. */
export function entriesByFolder(pages: readonly IndexedFile[]): EntriesByFolder {
  const folders: Record<string, RoutedEntry[]> = {};
  for (const { file, index } of pages) {
    if (!index?.entry) continue;
    const route = routeOf(file);
    (folders[parentOf(route)] ??= []).push({ route, ...index.entry });
  }
  for (const entries of Object.values(folders)) entries.sort(newestFirst);
  return folders;
}

/** Those of one day stand in the order of their addresses, so that they do in every build. */
function newestFirst(a: RoutedEntry, b: RoutedEntry): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.route < b.route ? -1 : 1;
}
