import { placeNames } from '../../../authoring/changes/place-names.ts';
import { wordsOf } from '../../../authoring/changes/value-words.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import type { Draft } from '../../../edit/draft/draft.ts';
import type { DraftConflict } from '../../../edit/draft/take-in.ts';
import { schemaOfFile } from '../../../edit/fit-schema.ts';
import { readDataIfAny } from '../../../edit/source.ts';
import { readPointer } from '../../../schema/pointer.ts';
import type { StudioConflict } from '../../protocol.ts';

/** A conflict as people read it, with both values in words. */
export function describeConflict(
  conflict: DraftConflict,
  draft: Draft,
  opened: OpenedSite,
): StudioConflict {
  const { file, path, at, ours, theirs, why } = conflict;
  const known = { file, path, ...(at !== undefined && { at }) };
  if (path === '') {
    const isUnreadable = why !== undefined && theirs === undefined;
    const renamed = why === undefined && theirs === undefined && renamedTo(file, draft, opened);
    return {
      ...known,
      words: whatBecame(conflict, renamed || undefined),
      isWritable: false,
      canTake: !isUnreadable,
      canKeep: !isUnreadable || draft.canWriteAgain(file),
      ...(renamed && { renamedTo: renamed }),
    };
  }
  const data = readDataIfAny(draft.text(file) ?? '');
  const schema = schemaOfFile(opened.context.schemas, file);
  const place = placeOf(path, data);
  const inWords = (value: unknown) =>
    wordsOf(value, place, { file, data, schema, references: undefined });
  return {
    ...known,
    words: placeNames(data, place, schema).join(', '),
    ...(ours !== undefined && { ours: inWords(ours) }),
    ...(theirs !== undefined && { theirs: inWords(theirs) }),
    isWritable: [ours, theirs].every((value) => typeof value !== 'object'),
    canTake: true,
    canKeep: true,
  };
}

/** The part of a path that is in the data, and the field behind it. */
function placeOf(path: string, data: unknown): ReturnType<typeof readPointer> {
  try {
    return readPointer(path, data, true);
  } catch {
    return placeOf(path.slice(0, path.lastIndexOf('/')), data);
  }
}

function whatBecame({ file, ours, theirs, why }: DraftConflict, renamed?: string): string {
  if (why !== undefined && theirs === undefined) return `${file} cannot be read: ${why}`;
  if (why !== undefined)
    return `Another program has written ${file} so that it is not valid YAML: ${why}`;
  if (renamed !== undefined) return `Another program has renamed ${file} to ${renamed}.`;
  if (theirs === undefined) return `Another program has deleted ${file}, which you have changed.`;
  if (ours === undefined) return `You have deleted ${file}, which another program has changed.`;
  return `Another program has written ${file} as well, as a whole.`;
}

/** A file that says what this one said, and is not in the draft. */
function renamedTo(file: string, draft: Draft, { pageFiles }: OpenedSite): string | undefined {
  const before = draft.base(file);
  return pageFiles.find(
    (one) => one !== file && !draft.unsaved.has(one) && draft.text(one) === before,
  );
}
