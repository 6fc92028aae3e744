import { isDeepStrictEqual } from 'node:util';
import { applyOperations } from '../edit-yaml.ts';
import type { Operation } from '../operation.ts';
import { readData, readDataIfAny } from '../source.ts';
import { applySplices, moveSplice, type Splice, spliceBetween } from '../splice.ts';
import { ConflictError } from './conflict.ts';
import { changeBetween } from './file-change.ts';
import { mergeOperations } from './merge.ts';
import { digestOrNull } from './replace-file.ts';
import type { FileChange } from './step.ts';
import { takeBack } from './take-back.ts';

/**
 * What takes the change of a file back.
 *
 * @param current what the file says now; nothing if there is none
 * @param left what it said after the change; nothing if that is not kept
 * @throws ConflictError if somebody else has changed what it changed
 */
export function planBack(
  change: FileChange,
  current: string | undefined,
  left: string | undefined,
): FileChange {
  const { file, before, after, back, inverse } = change;
  if (digestOrNull(current) === after) {
    const text = before === null ? undefined : applySplices(current ?? '', [back]);
    const operations = inverse.map(({ operation }) => operation);
    return changeBetween(file, current, text, operations);
  }
  // A file that came or went is there or not: nothing in it can be taken back.
  if (current === undefined || before === null || after === null)
    throw new ConflictError(file, [{ path: '', ours: undefined, theirs: current }]);
  const inLines = left === undefined ? undefined : backInLines(left, current, back);
  if (inverse.length === 0) {
    if (inLines !== undefined) return changeBetween(file, current, inLines);
    throw new ConflictError(file, [{ path: '', ours: undefined, theirs: current }]);
  }
  const theirs = readData(current);
  const { operations, conflicts } =
    left === undefined
      ? takeBack(inverse, theirs)
      : mergeOperations(
          inverse.map(({ operation }) => operation),
          { base: readData(left), theirs },
        );
  if (conflicts.length > 0) throw new ConflictError(file, conflicts);
  return changeBetween(file, current, textOf(current, operations, inLines), operations);
}

/** The lines of the change as they were before, where nobody has touched them; comments come back as well then. */
function backInLines(left: string, current: string, back: Splice): string | undefined {
  const moved = moveSplice(back, spliceBetween(left, current), left);
  return moved && applySplices(current, [moved]);
}

function textOf(current: string, operations: readonly Operation[], inLines?: string): string {
  const text = applyOperations(current, operations);
  const isSame =
    inLines !== undefined && isDeepStrictEqual(readDataIfAny(inLines), readDataIfAny(text));
  return isSame ? inLines : text;
}
