import type { RoutedEntry } from './entry.ts';

/** Every page of a large folder may look for its related ones; the entries of a folder stay as they are in one run. */
const known = new WeakMap<readonly RoutedEntry[], ReadonlyMap<string, readonly number[]>>();

/** The places of the entries with each tag. */
function placesByTag(entries: readonly RoutedEntry[]): ReadonlyMap<string, readonly number[]> {
  const cached = known.get(entries);
  if (cached) return cached;
  const places = new Map<string, number[]>();
  for (const [at, { tags }] of entries.entries()) {
    for (const tag of tags) {
      const others = places.get(tag);
      if (others) others.push(at);
      else places.set(tag, [at]);
    }
  }
  known.set(entries, places);
  return places;
}

/**
 * The entries that share tags with a page, those that share most first; those that share as many stay in their order.
 * @param isMeant leaves others out
 * @param most so many at most are looked for, because few are shown of many
 */
export function relatedEntries(
  entries: readonly RoutedEntry[],
  tags: readonly string[],
  isMeant: (entry: RoutedEntry) => boolean,
  most: number,
): RoutedEntry[] {
  const places = placesByTag(entries);
  const shared = new Map<number, number>();
  for (const tag of tags) {
    for (const at of places.get(tag) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  const found: RoutedEntry[] = [];
  for (let count = tags.length; count > 0 && found.length < most; count -= 1) {
    const same = [...shared].filter(([, others]) => others === count).map(([at]) => at);
    for (const at of same.toSorted((a, b) => a - b)) {
      const entry = entries[at];
      if (entry && isMeant(entry)) found.push(entry);
      if (found.length === most) break;
    }
  }
  return found;
}
