import { applySplices } from '../splice.ts';
import { changeBetween } from './file-change.ts';
import type { FileChange, Step } from './step.ts';

/**
 * The change that does what the last step and a new change do, where both give the same field another value: of a text
 * that is being written, one step a pause.
 *
 * @param text what the file says before the new change
 * @returns nothing where they do not go together
 */
export function joinChanges(
  last: Step,
  { changes, by }: { changes: readonly FileChange[]; by: string | undefined },
  text: string | undefined,
): FileChange | undefined {
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
  const after = applySplices(text, [change.splice]);
  return before === after
    ? undefined
    : changeBetween(change.file, before, after, [{ ...first, value: then.value }]);
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
