import { applyOperations } from '../edit-yaml.ts';
import { applySplices } from '../splice.ts';
import { changeBetween } from './file-change.ts';
import type { FileChange, Step } from '../../schema/generated/data.d.ts';

/** Two changes as one, and what is left to do of it where the first one is made. */
interface Joined {
  whole: FileChange;
  rest: FileChange;
}

/**
 * The change that does what the last step and a new change do, where both give the same field another value: of a text
 * that is being written, one step a pause. It is made in what was there before both, so that a value is written in the
 * way that its author had chosen, whatever was needed for those in between.
 *
 * @param text what the file says before the new change
 * @returns nothing where they do not go together
 */
export function joinChanges(
  last: Step,
  { changes, by }: { changes: readonly FileChange[]; by: string | undefined },
  text: string | undefined,
): Joined | undefined {
  const [earlier, change] = [only(last.changes), only(changes)];
  const [first, then] = [only(earlier?.operations), only(change?.operations)];
  const isSame =
    last.kind === 'do' &&
    last.by === by &&
    earlier?.file === change?.file &&
    earlier?.after === change?.before &&
    first?.op === 'set' &&
    then?.op === 'set' &&
    first.path === then.path;
  if (!isSame || !earlier || !change || text === undefined || earlier.before === null)
    return undefined;
  const before = applySplices(text, [earlier.back]);
  const operation = { ...first, value: then.value };
  const after = applyOperations(before, [operation]);
  if (before === after || text === after) return undefined;
  const { file, operations } = change;
  return {
    whole: changeBetween(file, before, after, [operation]),
    rest: changeBetween(file, text, after, operations),
  };
}

/**
 * What a step that replaces another one has still to do in a text that only that one has changed.
 */
export function restOf(change: FileChange, earlier: FileChange, text: string): string {
  return applySplices(applySplices(text, [earlier.back]), [change.splice]);
}

function only<Value>(list: readonly Value[] | undefined): Value | undefined {
  return list?.length === 1 ? list[0] : undefined;
}
