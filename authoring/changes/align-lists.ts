import { diffArrays } from 'diff';
import { similarity } from '../../edit/journal/similarity.ts';
import { isRecord } from '../../schema/is-record.ts';

/** Entries that are less alike than this are not taken for the same, changed, if they are in different places. */
const LEAST_ALIKE = 0.5;

/** So alike they must be if one has passed another entry: else one was removed and one was added. */
const LEAST_ALIKE_MOVED = 0.75;

/** With more differences, the time to find the longest common series grows beyond a moment. */
const MOST_EDITS = 2000;

/** So many pairs of entries are compared by what they say; those of longer lists by their place alone. */
const MOST_COMPARED = 10_000;

/** Which entry of an old list is which of a new one. */
interface Alignment {
  /** For each new entry the index of the old one; nothing for one that was added. */
  origins: (number | undefined)[];
  /** Old indexes that have no counterpart, in their order. */
  removed: number[];
  /** New indexes of entries that have another place among those that are in both lists. */
  moved: ReadonlySet<number>;
}

/** Finds the entries of a list again in its new state: equal ones, then those most alike, then those in the same place. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const origins: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const pair = (old: number, fresh: number): void => {
    origins[fresh] = old;
    free.delete(old);
  };
  const olds = before.map((entry) => JSON.stringify(entry));
  const news = after.map((entry) => JSON.stringify(entry));
  for (const [old, fresh] of commonSeries(olds, news)) pair(old, fresh);
  const open = (): number[] => [...after.keys()].filter((fresh) => origins[fresh] === undefined);
  for (const fresh of open()) {
    const old = [...free].find((candidate) => olds[candidate] === news[fresh]);
    if (old !== undefined) pair(old, fresh);
  }
  const hasPassed = (old: number, fresh: number): boolean =>
    origins.some((other, at) => other !== undefined && (other - old) * (at - fresh) < 0);
  for (const { old, fresh, alike } of mostAlike([...free], open(), { before, after })) {
    const isOpen = free.has(old) && origins[fresh] === undefined;
    if (isOpen && (alike >= LEAST_ALIKE_MOVED || !hasPassed(old, fresh))) pair(old, fresh);
  }
  for (const [old, fresh] of samePlaces(origins, before.length))
    if (isOfSameSort(before[old], after[fresh])) pair(old, fresh);
  return { origins, removed: [...free], moved: outOfOrder(origins) };
}

/** The longest series of entries that both lists have in the same order, as pairs of indexes. */
function commonSeries(olds: string[], news: string[]): [number, number][] {
  const parts = diffArrays(olds, news, { maxEditLength: MOST_EDITS }) ?? [];
  const pairs: [number, number][] = [];
  let [old, fresh] = [0, 0];
  for (const { count, added, removed } of parts) {
    if (!added && !removed) for (let n = 0; n < count; n += 1) pairs.push([old + n, fresh + n]);
    if (!added) old += count;
    if (!removed) fresh += count;
  }
  return pairs;
}

interface AlikePair {
  old: number;
  fresh: number;
  alike: number;
}

/** Pairs that may be the same, the best first. */
function mostAlike(
  olds: readonly number[],
  news: readonly number[],
  { before, after }: { before: readonly unknown[]; after: readonly unknown[] },
): AlikePair[] {
  if (olds.length * news.length > MOST_COMPARED) return [];
  return olds
    .flatMap((old) =>
      news.map((fresh) => ({ old, fresh, alike: similarity(before[old], after[fresh]) })),
    )
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .toSorted((one, other) => other.alike - one.alike || distance(one) - distance(other));
}

function distance({ old, fresh }: AlikePair): number {
  return Math.abs(old - fresh);
}

/**
 * What is left between two entries that are known, if it is as many on both sides: a writer has replaced one by the
 * other.
 */
function samePlaces(
  origins: readonly (number | undefined)[],
  oldLength: number,
): [number, number][] {
  const pairs: [number, number][] = [];
  const taken = new Set(origins.filter((origin) => origin !== undefined));
  let start = 0;
  let after = -1;
  for (let at = 0; at <= origins.length; at += 1) {
    const origin = at === origins.length ? oldLength : origins[at];
    if (origin === undefined) continue;
    const olds = Array.from({ length: Math.max(origin - after - 1, 0) }, (_, n) => after + 1 + n);
    const left = olds.filter((old) => !taken.has(old));
    const news = Array.from({ length: at - start }, (_, n) => start + n);
    if (left.length === news.length)
      for (const [n, fresh] of news.entries()) {
        const old = left[n];
        if (old !== undefined) pairs.push([old, fresh]);
      }
    start = at + 1;
    after = origin;
  }
  return pairs;
}

/** Texts and numbers replace each other, lists, and groups of one type. */
function isOfSameSort(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return one['type'] === other['type'];
  return Array.isArray(one) === Array.isArray(other) && typeof one === typeof other;
}

/** The new indexes that do not belong to the longest series of old indexes that grow: what has moved, and not what it passed. */
function outOfOrder(origins: readonly (number | undefined)[]): Set<number> {
  const known = [...origins.entries()].flatMap(([fresh, old]) =>
    old === undefined ? [] : [{ fresh, old }],
  );
  // For each length, the end of a series of that length whose last old index is the smallest.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [n, { old }] of known.entries()) {
    const length = firstNotBelow(ends, (end) => (known[end]?.old ?? 0) < old);
    previous[n] = ends[length - 1];
    ends[length] = n;
  }
  const moved = new Set(known.map(({ fresh }) => fresh));
  for (let n = ends.at(-1); n !== undefined; n = previous[n]) moved.delete(known[n]?.fresh ?? -1);
  return moved;
}

function firstNotBelow(ends: readonly number[], isBelow: (end: number) => boolean): number {
  const found = ends.findIndex((end) => !isBelow(end));
  return found < 0 ? ends.length : found;
}
