import type { DraftFile, Operation } from '../../schema/generated/data.d.ts';
import type { Conflict } from '../journal/conflict.ts';
import { mergeText, type TextChange } from '../journal/merge-text.ts';
import { digestOrNull } from '../journal/replace-file.ts';
import { readData } from '../source.ts';

/** A place that the draft and somebody else have changed; with an empty path, the whole file. */
export interface DraftConflict extends Conflict {
  file: string;
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
  /** The file in the draft as it is to be kept now; nothing if it stays as it is. */
  record?: DraftFile;
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
  if (theirs === text) return { record: { file, base: theirs, text }, conflicts: [] };
  const merged =
    base === null || text === null || theirs === null
      ? undefined
      : attempt(() => mergeWith({ base, ours: text, operations: operations() }, theirs, choose));
  if (merged && 'value' in merged) {
    const { conflicts, ...taken } = merged.value;
    return conflicts.length > 0
      ? { conflicts: onePerPlace(conflicts).map((conflict) => ({ file, ...conflict })) }
      : { record: { file, base: theirs, ...taken }, conflicts: [] };
  }
  // Of a file that came, went or cannot be merged, one of both counts as a whole.
  const take = choose('');
  if (take)
    return { record: { file, base: theirs, text: take === 'ours' ? text : theirs }, conflicts: [] };
  const whole = { file, path: '', ours: text ?? undefined, theirs: theirs ?? undefined };
  return { conflicts: [{ ...whole, ...merged }] };
}

/** @throws for a text that is not valid YAML any more, and what cannot be written in it */
function mergeWith(
  change: TextChange,
  theirs: string,
  choose: (path: string) => DraftChoice['take'] | undefined,
): Pick<DraftFile, 'text' | 'takenIn'> & { conflicts: Conflict[] } {
  if (change.operations.length > 0) readData(theirs);
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
