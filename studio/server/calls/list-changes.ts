import { isDeepStrictEqual } from 'node:util';
import { sentenceOf } from '../../../authoring/changes/describe-changes.ts';
import { fieldChanges } from '../../../authoring/changes/field-changes.ts';
import { changeTitle } from '../../../authoring/changes/report/change-title.ts';
import { foldText, markChanges } from '../../../authoring/changes/report/marked-text.ts';
import { englishWords } from '../../../authoring/changes/report/report-words.ts';
import type { ChangedFile, Draft } from '../../../edit/draft/draft.ts';
import { schemaOfFile } from '../../../edit/fit-schema.ts';
import { readDataIfAny } from '../../../edit/source.ts';
import type { FieldChange } from '../../../schema/generated/data.d.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';
import type { ChangesOfFile, StudioChange } from '../../protocol.ts';

/** In characters: a longer value is shown around what differs. */
const LONGEST = 200;

/** What has changed in a file of the draft, as long as its texts are these and its schemas, too. */
interface Known {
  changed: ChangedFile;
  schemas: Schemas;
  changes: ChangesOfFile;
}

/** What has changed since the last save in each file of a draft. It is asked for after each change; most files are as before. */
export class ListedChanges {
  readonly #draft: Draft;
  #known = new Map<string, Known>();

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  list(schemas: Schemas): ChangesOfFile[] {
    const all = this.#draft.changedFiles().map((changed) => {
      const known = this.#known.get(changed.file);
      const isSame = known?.schemas === schemas && isDeepStrictEqual(known.changed, changed);
      return isSame ? known : { changed, schemas, changes: changesIn(changed, schemas) };
    });
    this.#known = new Map(all.map((known) => [known.changed.file, known]));
    return all.map(({ changes }) => changes);
  }
}

function changesIn(changed: ChangedFile, schemas: Schemas): ChangesOfFile {
  const { file, base, text } = changed;
  const between = (before: string | undefined, after: string | undefined) =>
    changesOf(file, { before, after }, schemas)?.map(toStudioChange) ?? [];
  const theirs = 'origin' in changed ? between(changed.origin, base) : [];
  if (base === undefined) return { file, what: 'Added', ours: [], theirs };
  if (text === undefined) return { file, what: 'Removed', ours: [], theirs };
  const ours = between(base, text);
  return { file, ...(ours.length === 0 && { what: 'Rewritten' }), ours, theirs };
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
  const { kind, place, from, path, missingAt = '', before, after } = change;
  const isBoth = before !== undefined && after !== undefined;
  const marked = isBoth ? markChanges(before, after, LONGEST) : undefined;
  const was = marked?.before ?? (before === undefined ? undefined : foldText(before, LONGEST));
  const is = marked?.after ?? (after === undefined ? undefined : foldText(after, LONGEST));
  return {
    sentence: sentenceOf(change),
    name: kind === 'changed' ? place.join(', ') : changeTitle(change, englishWords()),
    at: path ?? missingAt,
    ...(from !== undefined && { from }),
    ...(path !== undefined && { path }),
    ...(was && { before: was }),
    ...(is && { after: is }),
  };
}
