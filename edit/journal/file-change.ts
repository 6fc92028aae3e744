import { diffData } from '../diff-data.ts';
import { digestOrNull } from './replace-file.ts';
import type { FileChange, Operation } from '../../schema/generated/data.d.ts';
import { readData, readDataIfAny } from '../source.ts';
import { spliceBetween } from '../splice.ts';
import { invertAll } from './take-back.ts';

/**
 * What the journal keeps of the change of a file; nothing for a text means that there is no file.
 *
 * @param operations that lead from one text to the other, in the order in which they were made
 */
export function changeBetween(
  file: string,
  before: string | undefined,
  after: string | undefined,
  operations: readonly Operation[] = [],
): FileChange {
  return {
    file,
    before: digestOrNull(before),
    after: digestOrNull(after),
    splice: spliceBetween(before ?? '', after ?? ''),
    back: spliceBetween(after ?? '', before ?? ''),
    operations: [...operations],
    inverse:
      operations.length === 0 || before === undefined
        ? []
        : invertAll(operations, readData(before)),
  };
}

/** What the journal keeps of the change of a file that is not text, between two digests. */
export function wholeChange(
  file: string,
  before: string | null,
  after: string | null,
): FileChange & { isWhole: true } {
  const none = { start: 0, end: 0, text: '' };
  return {
    file,
    before,
    after,
    isWhole: true,
    splice: none,
    back: none,
    operations: [],
    inverse: [],
  };
}

/** The operations that lead from one text of a file to another; none where they cannot tell it. */
export function operationsBetween(
  file: string,
  before: string | undefined,
  after: string | undefined,
): Operation[] {
  if (!file.endsWith('.yaml') || before === undefined || after === undefined) return [];
  const [old, fresh] = [before, after].map(readDataIfAny);
  return old === undefined || fresh === undefined ? [] : diffData(old, fresh);
}
