import { isDeepStrictEqual } from 'node:util';
import { similarity } from './similarity.ts';

/**
 * Where an entry is in another state of its list. `gone`: it was removed. `unsure`: it may be there, changed, or was
 * removed; what was meant for it is not to be done to another one.
 */
type Whereabouts = number | 'gone' | 'unsure';

/** An entry that is less like another one is not taken for the same, changed. */
const LEAST = 0.5;
/** By so much an entry must be more like its counterpart than any other is. */
const MARGIN = 0.15;
/** So much a copy is like the entry that it was made from, if it has lost most of that. */
const LIKE_A_COPY = 0.33;
/** Below that, an entry that nothing is like was removed. */
const ALIKE_AT_ALL = 0.2;

interface Pair {
  old: number;
  fresh: number;
  alike: number;
}

/** Finds the entries of a list again in another state of it, by what they are. */
export function alignEntries(before: readonly unknown[], after: readonly unknown[]): Whereabouts[] {
  const found = alignEqual(before, after);
  const free = new Set(after.keys());
  for (const where of found) if (typeof where === 'number') free.delete(where);
  const pairs = found
    .flatMap((where, old) => (where === undefined ? [old] : []))
    .flatMap((old) =>
      [...free].map((fresh): Pair => ({
        old,
        fresh,
        alike: similarity(before[old], after[fresh]),
      })),
    )
    .filter(({ alike }) => alike >= ALIKE_AT_ALL)
    .toSorted((one, other) => other.alike - one.alike);
  const isOpen = ({ old, fresh }: Pair): boolean => found[old] === undefined && free.has(fresh);
  for (const pair of pairs) {
    if (!isOpen(pair) || pair.alike < LEAST) continue;
    const isRival = (other: Pair): boolean =>
      (other.old === pair.old) !== (other.fresh === pair.fresh) &&
      other.alike > pair.alike - MARGIN &&
      isOpen(other) &&
      !isCopy(after, pair.fresh, other.fresh);
    if (pairs.some(isRival)) found[pair.old] = 'unsure';
    else {
      found[pair.old] = pair.fresh;
      free.delete(pair.fresh);
    }
  }
  // Of an entry as it was and a new one that is like it, one is a copy, and the other may be the changed original. The
  // copy of a single entry comes right behind.
  for (const [old, where] of found.entries()) {
    const isSingle = (): boolean =>
      before.filter((entry) => isDeepStrictEqual(entry, before[old])).length === 1;
    const isLike = (fresh: number): boolean =>
      !(fresh - 1 === where && isSingle()) &&
      similarity(before[old], after[fresh]) >= LIKE_A_COPY &&
      !isDeepStrictEqual(before[old], after[fresh]);
    if (typeof where === 'number' && [...free].some(isLike)) found[old] = 'unsure';
  }
  return found.map((where, old) => {
    const mayBeThere = pairs.some((pair) => pair.old === old && free.has(pair.fresh));
    return where ?? (mayBeThere ? 'unsure' : 'gone');
  });
}

/** Finds the entries that are in both as they are. */
function alignEqual(
  before: readonly unknown[],
  after: readonly unknown[],
): (Whereabouts | undefined)[] {
  const [olds, news] = [groupEqual(before), groupEqual(after)];
  const found: (Whereabouts | undefined)[] = before.map(() => undefined);
  for (const [text, places] of olds) {
    const there = news.get(text);
    if (!there) continue;
    // Of equal entries that are fewer or more than they were, which is which cannot be told, unless they are copies
    // right behind the first.
    const areCopied = isRun(places) && isRun(there) && places.length < there.length;
    const areSure = places.length === there.length || areCopied;
    for (const [n, old] of places.entries()) found[old] = areSure ? there[n] : 'unsure';
  }
  return found;
}

function isRun(indexes: readonly number[]): boolean {
  return indexes.every((index, n) => index === (indexes[0] ?? 0) + n);
}

function groupEqual(list: readonly unknown[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, entry] of list.entries()) {
    const text = JSON.stringify(entry);
    groups.set(text, [...(groups.get(text) ?? []), index]);
  }
  return groups;
}

/** Whether an entry comes right behind an equal one, as a copy does. */
function isCopy(list: readonly unknown[], first: number, second: number): boolean {
  return second === first + 1 && isDeepStrictEqual(list[first], list[second]);
}
