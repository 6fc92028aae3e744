import { sentenceOf } from '../../../authoring/changes/describe-changes.ts';
import { fieldChanges } from '../../../authoring/changes/field-changes.ts';
import { changeTitle } from '../../../authoring/changes/report/change-title.ts';
import { foldText, markChanges } from '../../../authoring/changes/report/marked-text.ts';
import { englishWords } from '../../../authoring/changes/report/report-words.ts';
import type { Draft } from '../../../edit/draft/draft.ts';
import { schemaOfFile } from '../../../edit/fit-schema.ts';
import { readDataIfAny } from '../../../edit/source.ts';
import type { FieldChange } from '../../../schema/generated/data.d.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';
import type { ChangesOfFile, StudioChange } from '../../protocol.ts';

/** In characters: a longer value is shown around what differs. */
const LONGEST = 200;

/** What has changed since the last save in each file of the draft, in words. */
export function listChanges(draft: Draft, schemas: Schemas): ChangesOfFile[] {
  return draft.changedFiles().map((changed) => {
    const { file, base, text } = changed;
    const between = (before: string | undefined, after: string | undefined) =>
      changesOf(file, { before, after }, schemas)?.map(toStudioChange) ?? [];
    const theirs = 'origin' in changed ? between(changed.origin, base) : [];
    if (base === undefined) return { file, what: 'Added', ours: [], theirs };
    if (text === undefined) return { file, what: 'Removed', ours: [], theirs };
    const ours = between(base, text);
    return { file, ...(ours.length === 0 && { what: 'Rewritten' }), ours, theirs };
  });
}

/** @returns nothing where one of both states is not there or cannot be read */
export function changesOf(
  file: string,
  texts: { before: string | undefined; after: string | undefined },
  schemas: Schemas,
): FieldChange[] | undefined {
  const [before, after] = [texts.before, texts.after].map((text) => readDataIfAny(text ?? ''));
  if (before === undefined || after === undefined) return undefined;
  const schema = schemaOfFile(schemas, file);
  const state = (data: unknown) => ({ file, data, schema, references: undefined });
  return fieldChanges(state(before), state(after));
}

function toStudioChange(change: FieldChange): StudioChange {
  const { kind, place, from, path, before, after } = change;
  const isBoth = before !== undefined && after !== undefined;
  const marked = isBoth ? markChanges(before, after, LONGEST) : undefined;
  const was = marked?.before ?? (before === undefined ? undefined : foldText(before, LONGEST));
  const is = marked?.after ?? (after === undefined ? undefined : foldText(after, LONGEST));
  return {
    sentence: sentenceOf(change),
    name: kind === 'changed' ? place.join(', ') : changeTitle(change, englishWords()),
    ...(from !== undefined && { from }),
    ...(path !== undefined && { path }),
    ...(was && { before: was }),
    ...(is && { after: is }),
  };
}
