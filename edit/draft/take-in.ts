import { isDeepStrictEqual } from 'node:util';
import type { DraftFile, Operation } from '../../schema/generated/data.d.ts';
import type { Conflict } from '../journal/conflict.ts';
import { mergeText, type TextChange } from '../journal/merge-text.ts';
import { digestOrNull } from '../journal/replace-file.ts';
import { isRecord } from '../../schema/is-record.ts';
import { readData, readDataIfAny } from '../source.ts';
import { readPointer, valueAt } from '../../schema/pointer.ts';
import { withoutDisputed } from './settle.ts';

/** A place that the draft and somebody else have changed; with an empty path, the whole file. */
export interface DraftConflict extends Conflict {
  file: string;
  /** Where our value is in the draft now; nothing where it was removed, or is somewhere else by now. */
  at?: string;
  /** Why their value is not known, such as a file that is not in UTF-8. */
  why?: string;
}

/** Whose value counts at a place with a conflict. */
export interface DraftChoice {
  file: string;
  path: string;
  take: 'ours' | 'theirs';
}

interface TakenIn {
  /** The file in the draft as it is to be kept now, with our values; nothing if it stays as it is. */
  record?: DraftFile;
  /** What it is to say then, where theirs was chosen; `null` for a file that is to be gone. */
  chosen?: string | null;
  conflicts: DraftConflict[];
}

interface Sources {
  /** What the file says on the disk now. */
  read: () => string | undefined;
  /** What leads from its base to its text in the draft. */
  operations: () => Operation[];
  choices: readonly DraftChoice[];
}

/** Brings a file of the draft over to what its file says on the disk now. */
export function takeIn(record: DraftFile, { read, operations, choices }: Sources): TakenIn {
  const { file, base, text } = record;
  const choose = (path: string) =>
    choices.find((choice) => choice.file === file && choice.path === path)?.take;
  const found = attempt(read);
  if ('why' in found)
    return {
      conflicts: [{ file, path: '', ours: text ?? undefined, theirs: undefined, ...found }],
    };
  const theirs = found.value ?? null;
  if (theirs === base) return { conflicts: [] };
  const origin = record.origin === undefined ? base : record.origin;
  const kept = { file, base: theirs, ...(origin !== theirs && { origin }) };
  if (theirs === text) return { record: { ...kept, text }, conflicts: [] };
  const change =
    base === null || text === null || theirs === null
      ? undefined
      : { base, ours: text, theirs, operations: operations() };
  const merged = change && attempt(() => mergeWith(change, choose));
  if (change && merged && 'value' in merged) {
    const { conflicts, ...taken } = merged.value;
    if (conflicts.length > 0) {
      const open = onePerPlace(conflicts);
      // What we have removed or renamed has no place in our text by which theirs could be told.
      const isThere = open.every(({ ours }) => ours !== undefined);
      const fitting = attempt(() => (isThere ? takeWhatFits(change, open) : undefined));
      const part = 'value' in fitting ? fitting.value : undefined;
      if (!part) return { conflicts: open.map((one) => withPlace(file, one, change.ours)) };
      return {
        record: { file, ...part.record, origin },
        conflicts: part.conflicts.map((one) => withPlace(file, one, part.record.text)),
      };
    }
    // With our values first, so that what was given up comes back by undo.
    const ours = mergeWith(change, (path) => choose(path) && 'ours');
    return {
      record: { ...kept, text: ours.text, takenIn: ours.takenIn },
      chosen: taken.text,
      conflicts: [],
    };
  }
  // Of a file that came, went or cannot be merged, one of both counts as a whole.
  const take = choose('');
  if (take)
    return {
      record: { ...kept, text },
      chosen: take === 'ours' ? text : theirs,
      conflicts: [],
    };
  const whole = { file, path: '', ours: text ?? undefined, theirs: theirs ?? undefined };
  return { conflicts: [{ ...whole, ...merged }] };
}

interface Part {
  record: { base: string; text: string; takenIn: DraftFile['takenIn'] };
  /** With their paths in the text that is kept then. */
  conflicts: Conflict[];
}

/**
 * Takes in all of theirs but what is disputed.
 *
 * @returns nothing if there is no more than that; nor where it would lead to other conflicts: such a file waits as a whole
 */
function takeWhatFits(
  change: TextChange & { theirs: string },
  conflicts: readonly Conflict[],
): Part | undefined {
  const base = withoutDisputed(
    change,
    conflicts.map(({ path }) => path),
  );
  if (base === undefined || isDeepStrictEqual(readData(base), readData(change.base)))
    return undefined;
  const merged = mergeWith({ ...change, theirs: base }, leaveOpen);
  const { text, takenIn } = merged;
  const { theirs } = change;
  const operations = takenIn?.operations ?? [];
  const left = onePerPlace(
    mergeWith({ base, ours: text, operations, theirs }, leaveOpen).conflicts,
  );
  const isSame = isDeepStrictEqual(left.map(valuesOf), conflicts.map(valuesOf));
  return isSame && merged.conflicts.length === 0
    ? { record: { base, text, takenIn }, conflicts: left }
    : undefined;
}

const leaveOpen = () => undefined;

function valuesOf({ ours, theirs }: Conflict): unknown[] {
  return [ours, theirs];
}

/** @throws for a text that is no longer valid YAML, and what cannot be written in it */
function mergeWith(
  { theirs, ...change }: TextChange & { theirs: string },
  choose: (path: string) => DraftChoice['take'] | undefined,
): { text: string; takenIn: DraftFile['takenIn']; conflicts: Conflict[] } {
  const isYaml = change.operations.length > 0;
  if (isYaml && !isRecord(readData(theirs))) throw new Error('Its fields are gone.');
  const { text, operations, conflicts } = mergeText(change, theirs, ({ path }) => choose(path));
  return { text, takenIn: { after: digestOrNull(text), operations }, conflicts };
}

function attempt<Value>(run: () => Value): { value: Value } | { why: string } {
  try {
    return { value: run() };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

/** Of several at the same place, the last one. */
function onePerPlace(conflicts: readonly Conflict[]): Conflict[] {
  return [...new Map(conflicts.map((conflict) => [conflict.path, conflict])).values()];
}

function withPlace(file: string, conflict: Conflict, text: string): DraftConflict {
  const data = readDataIfAny(text);
  const steps = attempt(() => readPointer(conflict.path, data));
  const isThere =
    conflict.ours !== undefined &&
    'value' in steps &&
    isDeepStrictEqual(valueAt(data, steps.value), conflict.ours);
  return { file, ...conflict, ...(isThere && { at: conflict.path }) };
}
