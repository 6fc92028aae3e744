import { putBack } from '../../../authoring/changes/put-back.ts';
import { applyToData } from '../../../schema/apply-to-data.ts';
import type { Draft, StepOptions } from '../../../edit/draft/draft.ts';
import { mergeOperations } from '../../../edit/journal/merge.ts';
import { readData } from '../../../edit/source.ts';
import type { FieldChange, Operation, StudioPutBack } from '../../../schema/generated/data.d.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';
import { changesOf } from './list-changes.ts';

/**
 * Makes what has changed in a file since the last save be as it was, in the draft: a single change, all in a block, or
 * all of the file.
 *
 * @throws if it is no longer there, or was changed since
 */
export function putBackIn(
  draft: Draft,
  { file, whose, within, ...meant }: StudioPutBack,
  options: StepOptions & { schemas: Schemas },
): void {
  const said = 'Put back';
  if (within === '' && whose === 'ours') {
    draft.discard(file, { ...options, said });
    return;
  }
  const changed = draft.changedFiles().find((one) => one.file === file);
  if (!changed) throw new Error(`Nothing has changed in ${file}.`);
  const { base, text, origin } = changed;
  const [before, after] = whose === 'ours' ? [base, text] : [origin, base];
  const isMeant = ({ from, path }: FieldChange) =>
    within === undefined
      ? from === meant.from && path === meant.path
      : (path ?? from ?? '').startsWith(`${within}/`) || within === '';
  const found = changesOf(file, { before, after }, options.schemas)?.filter(isMeant) ?? [];
  if (found.length === 0) throw new Error('This has changed once more. Look at it again.');
  const data = { before: readData(before ?? ''), after: readData(after ?? '') };
  const made: Operation[] = [];
  // From the end, so that the places of the others stay as they are.
  for (const change of found.toReversed())
    for (const operation of putBack(change, data)) {
      made.push(operation);
      data.after = applyToData(data.after, operation);
    }
  const states = { base: readData(after ?? ''), theirs: readData(text ?? '') };
  const { operations, conflicts } = mergeOperations(made, states);
  if (conflicts.length > 0) throw new Error('You have changed the same since. Write it there.');
  draft.apply([{ file, operations }], { ...options, said });
}
