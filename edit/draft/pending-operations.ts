import type { DraftFile, FileChange, Operation, Step } from '../../schema/generated/data.d.ts';
import { operationsBetween } from '../journal/file-change.ts';
import { stepsBy } from '../journal/history.ts';
import { digestOrNull } from '../journal/replace-file.ts';

/** A state of a file in the draft, and what led to it from the one before. */
type State = Pick<FileChange, 'after' | 'operations'>;

/**
 * The operations that lead from the base of a file to its text in the draft, as they were made: which entry an author
 * meant is in them, and cannot be told for sure from the two texts. What was taken back is left out.
 *
 * @param steps of the draft, from the last one back
 */
export function pendingOperations(record: DraftFile, steps: Iterable<Step>): Operation[] {
  const { file, base, text, takenIn } = record;
  const operations = statesSince(record, steps)?.flatMap((state) => state.operations);
  const start = takenIn?.operations ?? [];
  // Without its journal, the draft is still there.
  return operations
    ? withoutRepeats([...start, ...operations])
    : operationsBetween(file, base ?? undefined, text ?? undefined);
}

/** @returns nothing if the steps do not lead from the base to the text */
function statesSince(
  { file, base, text, takenIn }: DraftFile,
  steps: Iterable<Step>,
): State[] | undefined {
  const start = takenIn ? takenIn.after : digestOrNull(base ?? undefined);
  const wanted = digestOrNull(text ?? undefined);
  const changes: FileChange[] = [];
  for (const step of stepsBy(steps, undefined)) {
    if (changes[0] ? changes[0].before === start : wanted === start) break;
    // A change of the bytes on the disk is not part of the draft.
    const own = step.changes.filter((change) => change.file === file && !change.isWhole);
    changes.unshift(...own);
    if (changes.length > 0 && changes.at(-1)?.after !== wanted) return undefined;
  }
  if ((changes[0]?.before ?? wanted) !== start) return undefined;
  let states: State[] = [];
  for (const { after, operations } of changes) {
    // A state that was there before: what was done since has been taken back.
    const again = states.findIndex((state) => state.after === after);
    states = again < 0 ? [...states, { after, operations }] : states.slice(0, again + 1);
  }
  return states;
}

/** Of a value that was set again and again, as while typing, the last time. */
function withoutRepeats(operations: readonly Operation[]): Operation[] {
  return operations.filter(({ op, path }, n) => {
    const next = operations[n + 1];
    return !(op === 'set' && next?.op === 'set' && next.path === path);
  });
}
