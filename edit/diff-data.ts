import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../schema/is-record.ts';
import type { Operation } from '../schema/generated/data.d.ts';
import { type DataPath, toPointer } from '../schema/pointer.ts';

/**
 * The operations, to be made one after the other, that turn data into other data and leave alone what is the same in
 * both.
 */
export function diffData(before: unknown, after: unknown, path: DataPath = []): Operation[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return diffFields(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  return [{ op: 'set', path: toPointer(path), value: after }];
}

function diffFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: DataPath,
): Operation[] {
  const names = Object.keys(after);
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const changed = names
    .filter((name) => Object.hasOwn(before, name))
    .flatMap((name) => diffData(before[name], after[name], [...path, name]));
  // From the end, so that the field that a new one goes in front of is there.
  const added = names
    .map((name, index) => ({ name, next: names[index + 1] }))
    .filter(({ name }) => !Object.hasOwn(before, name))
    .toReversed()
    .map(({ name, next }): Operation => ({
      op: 'set',
      path: toPointer([...path, name]),
      value: after[name],
      ...(next !== undefined && { before: next }),
    }));
  // What is removed goes last: a group of fields that becomes empty on the way would be written again.
  return [
    ...changed,
    ...added,
    ...removed.map((name): Operation => ({ op: 'remove', path: toPointer([...path, name]) })),
  ];
}

function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: DataPath,
): Operation[] {
  const moved = findMove(before, after);
  if (moved) return [{ op: 'move', path: toPointer([...path, moved.from]), to: moved.to }];
  const operations: Operation[] = [];
  // Between two entries that stay as they are, entries are changed as far as there are some on both sides.
  let index = 0;
  let [old, fresh] = [0, 0];
  const end: [number, number] = [before.length, after.length];
  for (const [keptOld, keptFresh] of [...commonEntries(before, after), end]) {
    for (; old < keptOld && fresh < keptFresh; old += 1, fresh += 1, index += 1) {
      operations.push(...diffData(before[old], after[fresh], [...path, index]));
    }
    for (; fresh < keptFresh; fresh += 1, index += 1) {
      operations.push({ op: 'insert', path: toPointer([...path, index]), value: after[fresh] });
    }
    for (; old < keptOld; old += 1) {
      operations.push({ op: 'remove', path: toPointer([...path, index]) });
    }
    old += 1;
    fresh += 1;
    index += 1;
  }
  return operations;
}

/** Whether two lists differ only in the place of one entry. */
function findMove(
  before: readonly unknown[],
  after: readonly unknown[],
): { from: number; to: number } | undefined {
  if (before.length !== after.length) return undefined;
  const differs = before.map((entry, n) => !isDeepStrictEqual(entry, after[n]));
  const first = differs.indexOf(true);
  const last = differs.lastIndexOf(true);
  return [
    { from: first, to: last },
    { from: last, to: first },
  ].find(({ from, to }) =>
    isDeepStrictEqual(before.toSpliced(from, 1).toSpliced(to, 0, before[from]), after),
  );
}

/** A list of more entries is compared in order only: the table below grows with the square. */
const MOST_COMPARED = 300;

/** The longest series of entries that both lists have in the same order, as pairs of indexes. */
function commonEntries(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  if (Math.max(before.length, after.length) > MOST_COMPARED) return [];
  const olds = before.map((entry) => JSON.stringify(entry));
  const news = after.map((entry) => JSON.stringify(entry));
  const lengths = Array.from({ length: olds.length + 1 }, () => new Uint16Array(news.length + 1));
  const length = (a: number, b: number) => lengths[a]?.[b] ?? 0;
  for (let a = olds.length - 1; a >= 0; a -= 1) {
    for (let b = news.length - 1; b >= 0; b -= 1) {
      const row = lengths[a];
      if (row)
        row[b] =
          olds[a] === news[b]
            ? length(a + 1, b + 1) + 1
            : Math.max(length(a + 1, b), length(a, b + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let a = 0, b = 0; a < olds.length && b < news.length;) {
    if (olds[a] === news[b]) pairs.push([a++, b++]);
    else if (length(a + 1, b) >= length(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}
