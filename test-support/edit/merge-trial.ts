import { isDeepStrictEqual } from 'node:util';
import { applyToData } from '../../schema/apply-to-data.ts';
import { invert } from '../../edit/invert.ts';
import { mergeOperations } from '../../edit/journal/merge.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, readPointer, toPointer, valueAt } from '../../schema/pointer.ts';
import { isRecord } from '../../schema/is-record.ts';
import { pick, randomFrom } from '../random.ts';

type Random = () => number;

/** Most operations that somebody else makes meanwhile. */
const MOST_THEIRS = 4;

/** A field that no file has: it tells an entry from all others, whatever else is changed in it. */
const MARK = '$entry';
/** Behind the mark of a copy. */
const COPY = "'";

const WORDS = [
  'ground',
  'honest',
  'baker',
  'Monday',
  'on request',
  'oven',
  'river',
  'seven',
  'warm',
  'by hand',
];

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

/** The operation as people make them: a text, a number, an entry, a field. */
function randomEdit(random: Random, data: unknown): Operation {
  for (;;) {
    const path = pick(random, [...pathsOf(data)].slice(1));
    const pointer = toPointer(path);
    const value = valueAt(data, path);
    const holder = valueAt(data, path.slice(0, -1));
    const choices: Operation[] = [];
    if (typeof value !== 'object')
      choices.push({ op: 'set', path: pointer, value: reworded(random, value) });
    else if (isRecord(value))
      choices.push({
        op: 'set',
        path: `${pointer}/${pick(random, ['note', 'label'])}`,
        value: pick(random, WORDS),
      });
    if (Array.isArray(holder)) {
      const to = Math.floor(random() * holder.length);
      const at = toPointer([...path.slice(0, -1), Math.floor(random() * (holder.length + 1))]);
      choices.push(
        { op: 'move', path: pointer, to },
        { op: 'duplicate', path: pointer },
        { op: 'remove', path: pointer },
      );
      const fresh = freshEntry(random, value);
      // One that is equal to another is a copy.
      if (!isDeepStrictEqual(fresh, unmarked(value)))
        choices.push({ op: 'insert', path: at, value: fresh });
    } else if (path.length > 1) {
      choices.push({ op: 'remove', path: pointer });
      if (isRecord(holder) && !Object.hasOwn(holder, 'renamed'))
        choices.push({ op: 'rename', path: pointer, name: 'renamed' });
    }
    // Lists of entries are where merges go wrong; most edits are of texts.
    if (choices.length > 0) return pick(random, choices);
  }
}

/** Another entry of the same kind: other words, the same settings. */
function freshEntry(random: Random, like: unknown): unknown {
  if (typeof like === 'string') return /\s/.test(like) || random() < 0.5 ? sentence(random) : like;
  if (Array.isArray(like)) return like.slice(0, 2).map((entry) => freshEntry(random, entry));
  if (!isRecord(like)) return like;
  return Object.fromEntries(
    Object.entries(like)
      .filter(([name]) => name !== MARK)
      .map(([name, value]) => [name, name === 'type' ? value : freshEntry(random, value)]),
  );
}

function reworded(random: Random, value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const words = String(value).split(' ');
  const at = Math.floor(random() * words.length);
  const kind = random();
  if (kind < 0.2) return sentence(random);
  return (
    kind < 0.6 ? words.with(at, pick(random, WORDS)) : words.toSpliced(at, 0, pick(random, WORDS))
  ).join(' ');
}

function sentence(random: Random): string {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, WORDS)).join(' ');
}

function* pathsOf(value: unknown, path: DataPath = []): Generator<DataPath> {
  yield path;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* pathsOf(entry, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value))
      if (name !== MARK && name !== 'type') yield* pathsOf(field, [...path, name]);
  }
}

/** Marks each entry of a list that has fields. */
function marked(value: unknown, next: () => string): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown) => {
      const inner = marked(entry, next);
      return isRecord(inner) ? { ...inner, [MARK]: inner[MARK] ?? next() } : inner;
    });
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, marked(field, next)]),
  );
}

/** Gives new entries their mark, and copies that of their original with a prime. */
function remarked(data: unknown, mark: (value: unknown) => unknown): unknown {
  const seen = new Set<unknown>();
  return mark(
    withMarks(data, (own) => {
      let fresh = own;
      while (seen.has(fresh)) fresh += COPY;
      seen.add(fresh);
      return fresh;
    }),
  );
}

/** A copy whose original is gone is what the original was: nobody can tell that from a file. */
function adopted(data: unknown): unknown {
  const known = new Set<string>();
  withMarks(data, (own) => {
    known.add(own);
    return own;
  });
  return withMarks(data, (own) => {
    const original = own.replaceAll(COPY, '');
    if (known.has(original)) return own;
    known.add(original);
    return original;
  });
}

/** Gives each entry another mark for its own. */
function withMarks(value: unknown, change: (own: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withMarks(entry, change));
  if (!isRecord(value)) return value;
  // Its own comes before those of what is in it.
  const own = value[MARK];
  const mark = typeof own === 'string' ? { [MARK]: change(own) } : {};
  const fields = Object.entries(value)
    .filter(([name]) => name !== MARK)
    .map(([name, field]) => [name, withMarks(field, change)]);
  return { ...Object.fromEntries(fields), ...mark };
}

function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== MARK)
      .map(([name, field]) => [name, unmarked(field)]),
  );
}

function unmarkedOperation(operation: Operation): Operation {
  if (operation.op === 'insert') return { ...operation, value: unmarked(operation.value) };
  if (operation.op !== 'set') return operation;
  const { before, ...field } = operation;
  const isThere = before !== undefined && before !== MARK;
  return { ...field, value: unmarked(field.value), ...(isThere && { before }) };
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
