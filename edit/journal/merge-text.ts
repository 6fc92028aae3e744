import { isDeepStrictEqual } from 'node:util';
import { applyOperations } from '../edit-yaml.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { readDataIfAny } from '../source.ts';
import { applySplices, moveSplice, spliceBetween } from '../splice.ts';
import type { Conflict } from './conflict.ts';
import { type Choose, mergeOperations } from './merge.ts';

/** A text as it was, what was made of it, and the operations that lead from one to the other; none if that cannot be told. */
export interface TextChange {
  base: string;
  ours: string;
  operations: readonly Operation[];
}

interface MergedText {
  text: string;
  /** Those that lead from their text to the merged one. */
  operations: Operation[];
  /** Where both have changed the same; what was not chosen for any of them is not in the text. */
  conflicts: Conflict[];
}

/**
 * Makes the change of a text in the text that somebody else has made of the same one meanwhile.
 *
 * @param choose says of a conflict whose value counts
 */
export function mergeText(
  { base, ours, operations }: TextChange,
  theirs: string,
  choose?: Choose,
): MergedText {
  const inLines = mergeLines(base, ours, theirs);
  const [old, current] = [base, theirs].map(readDataIfAny);
  if (operations.length === 0 || old === undefined || current === undefined) {
    if (operations.length === 0 && inLines !== undefined)
      return { text: inLines, operations: [], conflicts: [] };
    const conflict: Conflict = { path: '', ours, theirs };
    const choice = choose?.(conflict);
    return {
      text: choice === 'ours' ? ours : theirs,
      operations: [],
      conflicts: choice === undefined ? [conflict] : [],
    };
  }
  const merged = mergeOperations(operations, { base: old, theirs: current }, choose);
  const text = applyOperations(theirs, merged.operations);
  // Comments that came or went are in the lines alone.
  const isSame =
    inLines !== undefined && isDeepStrictEqual(readDataIfAny(inLines), readDataIfAny(text));
  return { ...merged, text: isSame ? inLines : text };
}

/** The lines of our change in their text; nothing where both have touched the same. */
function mergeLines(base: string, ours: string, theirs: string): string | undefined {
  const moved = moveSplice(spliceBetween(base, ours), spliceBetween(base, theirs), base);
  return moved && applySplices(theirs, [moved]);
}
