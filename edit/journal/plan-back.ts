import { applyOperations } from '../edit-yaml.ts';
import { readData } from '../source.ts';
import { applySplices } from '../splice.ts';
import { ConflictError } from './conflict.ts';
import { changeBetween } from './file-change.ts';
import { mergeText } from './merge-text.ts';
import { digestOrNull } from './replace-file.ts';
import type { FileChange } from '../../schema/generated/data.d.ts';
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
  const operations = inverse.map(({ operation }) => operation);
  if (digestOrNull(current) === after) {
    const text = before === null ? undefined : applySplices(current ?? '', [back]);
    return changeBetween(file, current, text, operations);
  }
  // A file that came or went is there or not: nothing in it can be taken back.
  const isWhole = current === undefined || before === null || after === null;
  if (isWhole || (left === undefined && inverse.length === 0))
    throw new ConflictError(file, [{ path: '', ours: undefined, theirs: current }]);
  const { text, ...merged } =
    left === undefined
      ? backAtPaths(change, current)
      : mergeText({ base: left, ours: applySplices(left, [back]), operations }, current);
  if (merged.conflicts.length > 0) throw new ConflictError(file, merged.conflicts);
  return changeBetween(file, current, text, merged.operations);
}

/** Without the text that the change has left, what is at its paths must be as it left it. */
function backAtPaths({ inverse }: FileChange, current: string): ReturnType<typeof mergeText> {
  const taken = takeBack(inverse, readData(current));
  const text = taken.conflicts.length > 0 ? current : applyOperations(current, taken.operations);
  return { ...taken, text };
}
