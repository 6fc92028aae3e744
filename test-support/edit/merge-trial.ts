import { isDeepStrictEqual } from 'node:util';
import { applyToData } from '../../schema/apply-to-data.ts';
import { invert } from '../../edit/invert.ts';
import { mergeOperations } from '../../edit/journal/merge.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, readPointer, valueAt } from '../../schema/pointer.ts';
import { isRecord } from '../../schema/is-record.ts';
import { pick, randomFrom } from '../random.ts';
import { adopted, MARK, marked, remarked, unmarked, unmarkedOperation } from './marked-entries.ts';
import { randomEdit } from './random-edit.ts';

/** Most operations that somebody else makes meanwhile. */
const MOST_THEIRS = 4;

interface Trial {
  count: number;
  seed: number;
  kind: 'do' | 'undo';
}

/** What came of merges whose right result is known. */
export interface Outcome {
  merged: number;
  /** Conflicts where both have changed the same. */
  conflicts: number;
  /** Conflicts although what was to be changed is there, as it was. */
  needless: string[];
  /** Changes of another entry or field than was meant. */
  wrong: string[];
}

/**
 * Makes as many random merges: somebody makes some operations, and one of ours, or its undo, is moved over them.
 *
 * @param pages what is edited, as data
 * @param kind what is moved over: an operation, or what takes it back
 * @param merge moves it
 */
export function tryMerges(
  pages: readonly unknown[],
  { count, seed, kind }: Trial,
  merge: typeof mergeOperations = mergeOperations,
): Outcome {
  const random = randomFrom(seed);
  let marks = 0;
  const mark = (value: unknown): unknown => marked(value, () => String((marks += 1)));
  const outcome: Outcome = { merged: 0, conflicts: 0, needless: [], wrong: [] };
  for (let n = 0; n < count; n += 1) {
    let base = mark(pick(random, pages));
    let ours = randomEdit(random, base);
    if (kind === 'undo') {
      const back = invert(ours, base);
      base = remarked(applyToData(base, ours), mark);
      ours = back;
    }
    let theirs = base;
    const made: Operation[] = [];
    for (let left = Math.ceil(random() * MOST_THEIRS); left > 0; left -= 1) {
      const operation = randomEdit(random, theirs);
      const changed = remarked(applyToData(theirs, operation), mark);
      // Of equal entries that changed places, no file knows.
      if (isDeepStrictEqual(unmarked(changed), unmarked(theirs))) continue;
      made.push(operation);
      theirs = changed;
    }
    theirs = adopted(theirs);
    const { operations, conflicts } = merge([unmarkedOperation(ours)], {
      base: unmarked(base),
      theirs: unmarked(theirs),
    });
    const about = JSON.stringify({
      n,
      ours: unmarkedOperation(ours),
      made: made.map(unmarkedOperation),
    });
    const there = placeOf(ours, base, theirs);
    if (conflicts.length > 0) {
      if (there && isAsItWas(ours, { base, theirs, there })) outcome.needless.push(about);
      else outcome.conflicts += 1;
    } else {
      outcome.merged += 1;
      const [operation] = operations;
      if (operation && !isRightPlace(operation, ours, { base, theirs, there }))
        outcome.wrong.push(about);
    }
  }
  return outcome;
}

/** What an operation is about: of an entry that comes, the list. */
function pathOf({ op, path }: Operation, data: unknown): DataPath {
  const read = readPointer(path, data, op === 'set' || op === 'insert');
  return op === 'insert' ? read.slice(0, -1) : read;
}

/** Where what an operation is about is in their data; nothing if it is no longer there. */
function placeOf(ours: Operation, base: unknown, theirs: unknown): DataPath | undefined {
  const path = pathOf(ours, base);
  const there: (string | number)[] = [];
  for (const [n, step] of path.entries()) {
    const holder = valueAt(theirs, there);
    const value = valueAt(base, path.slice(0, n + 1));
    if (Array.isArray(holder)) {
      const at = holder.findIndex((entry: unknown) =>
        isRecord(value)
          ? isRecord(entry) && entry[MARK] === value[MARK]
          : isDeepStrictEqual(unmarked(entry), unmarked(value)),
      );
      if (at < 0) return undefined;
      there.push(at);
    } else if (isRecord(holder) && (Object.hasOwn(holder, step) || value === undefined))
      there.push(step);
    else return undefined;
  }
  return there;
}

function isAsItWas(
  ours: Operation,
  { base, theirs, there }: { base: unknown; theirs: unknown; there: DataPath },
): boolean {
  if (ours.op === 'insert' || ours.op === 'move' || ours.op === 'duplicate') return true;
  if (ours.op === 'rename') {
    const holder = valueAt(theirs, there.slice(0, -1));
    return isRecord(holder) && !Object.hasOwn(holder, ours.name);
  }
  const was = valueAt(base, pathOf(ours, base));
  return isDeepStrictEqual(unmarked(was), unmarked(valueAt(theirs, there)));
}

/**
 * Whether an operation leads to its own place, or through entries that are equal to the right ones: which of them is the
 * copy, no file tells. Entries without fields have no mark; of those that were changed nothing is known.
 */
function isRightPlace(
  made: Operation,
  ours: Operation,
  { base, theirs, there }: { base: unknown; theirs: unknown; there: DataPath | undefined },
): boolean {
  const path = pathOf(made, theirs);
  const [right, data] = there ? [there, theirs] : [pathOf(ours, base), base];
  return path.every((step, n) => {
    if (typeof step === 'string') return step === right[n];
    const entry = valueAt(theirs, path.slice(0, n + 1));
    const meant = valueAt(data, right.slice(0, n + 1));
    if (!isRecord(entry) || !isRecord(meant)) return !there || isDeepStrictEqual(entry, meant);
    if (entry[MARK] === meant[MARK] || isDeepStrictEqual(unmarked(entry), unmarked(meant)))
      return true;
    // Of an entry with a single field, nothing else tells whether it was copied and changed, or another came before it.
    const was = unmarked(valueAt(base, pathOf(ours, base).slice(0, n + 1)));
    return isRecord(was) && fieldCount(was) <= 1 && isDeepStrictEqual(unmarked(entry), was);
  });
}

/** Fields of an entry besides its type. */
function fieldCount(entry: Record<string, unknown>): number {
  return Object.keys(entry).filter((name) => name !== 'type').length;
}
