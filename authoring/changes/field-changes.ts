import { type DataPath, toPointer, valueAt } from '../../schema/pointer.ts';
import type { FieldChange } from '../../schema/generated/data.d.ts';
import { type Difference, differences } from './differences.ts';
import { isRecord } from '../../schema/is-record.ts';
import { placeNames } from './place-names.ts';
import { type FileState, isUnseen, noticedBy, sortOf, wordsOf } from './value-words.ts';

/**
 * What differs between two states of a file, in words and in the order of the new one. What only refers to its words in
 * another way, and says the same, does not.
 */
export function fieldChanges(before: FileState, after: FileState): FieldChange[] {
  return differences(before.data, after.data, after.schema)
    .map((difference) => toChange(difference, { before, after }))
    .filter(({ kind, before: old, after: fresh }) => kind !== 'changed' || old !== fresh);
}

function toChange(
  { kind, from, path, missingAt, schema, ...values }: Difference,
  { before, after }: { before: FileState; after: FileState },
): FieldChange {
  const isGone = path === undefined;
  const place = isGone ? (from ?? []) : path;
  const state = isGone ? before : after;
  const by = noticedBy(state.file, place);
  return {
    kind,
    place: placeNames(state.data, place, state.schema),
    ...(from && { from: toPointer(from) }),
    ...(path && { path: toPointer(path) }),
    ...(missingAt && { missingAt: toPointer(missingAt) }),
    ...(kind === 'moved' && path && neighbor(path, after)),
    sort: sortOf(isGone ? values.before : values.after, schema),
    // Whatever refers to it shows the same.
    unseen: kind === 'renamed' || isUnseen(state.file, place),
    ...(by && isUnseen(state.file, place) && { noticedBy: by }),
    ...(from && kind !== 'moved' && { before: wordsOf(values.before, from, before) }),
    ...(path && kind !== 'moved' && { after: wordsOf(values.after, path, after) }),
  };
}

/** What is next to an entry that has moved, if it has a name: people do not count blocks. */
function neighbor(path: DataPath, state: FileState): Pick<FieldChange, 'above' | 'below'> {
  const at = Number(path.at(-1));
  const nameAt = (index: number): string | undefined => {
    const place = [...path.slice(0, -1), index];
    const isNamed = isRecord(valueAt(state.data, place));
    return isNamed ? placeNames(state.data, place, state.schema).at(-1) : undefined;
  };
  const [own, next, previous] = [nameAt(at), nameAt(at + 1), nameAt(at - 1)];
  if (next !== undefined && next !== own) return { above: next };
  return previous === undefined || previous === own ? {} : { below: previous };
}
