import type { Schemas } from '../../schema/load-schemas.ts';
import { applyOperations } from '../edit-yaml.ts';
import { fitSchema, schemaOfFile } from '../fit-schema.ts';
import type { FileEdit } from '../journal/edits.ts';
import { digestOrNull } from '../journal/replace-file.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { refuseLargeText } from '../refuse-large-text.ts';

/** What is to be done to a file of the draft. */
export type DraftEdit =
  /** `seen` is the digest of the text that the caller knows, if that may be an earlier one. */
  | { file: string; operations: readonly Operation[]; seen?: string }
  /** The whole text; nothing removes the file. */
  | { file: string; text: string | undefined }
  /** A file that is not text, such as a picture, with the digest of what is there. It is written at once; undo takes it back. */
  | { file: string; before: string | null; bytes: Buffer | undefined };

interface KnownTexts {
  current: (file: string) => string | undefined;
  kept: (digest: string) => string | undefined;
}

/** An edit of a file while it is being put together. */
interface Growing {
  base: string | undefined;
  text: string | undefined;
  /** Nothing if a whole text was given. */
  made: Operation[] | undefined;
}

/**
 * Brings edits into the form of the journal: one a file.
 *
 * @param schemas without them, what is written is not made to fit
 * @throws if a file is not there or becomes too large for the check, or the text that the caller has seen is no longer
 *   kept
 */
export function readEdits(
  edits: readonly DraftEdit[],
  known: KnownTexts,
  schemas: Schemas | undefined,
): FileEdit[] {
  const files = new Map<string, Growing>();
  const whole: FileEdit[] = [];
  for (const edit of edits) {
    const { file } = edit;
    if ('bytes' in edit) {
      whole.push(edit);
      continue;
    }
    const now = files.get(file) ?? startOf(edit, known);
    if ('text' in edit) files.set(file, { ...now, text: edit.text, made: undefined });
    else files.set(file, grow(now, edit, schemas));
  }
  for (const [file, { text }] of files) refuseLargeText(file, text ?? '');
  const texts = Array.from(files, ([file, { base, text, made }]) => ({
    file,
    base,
    text,
    ...(made && { operations: made }),
  }));
  return [...whole, ...texts];
}

function startOf(
  edit: Exclude<DraftEdit, { bytes: unknown }>,
  { current, kept }: KnownTexts,
): Growing {
  const { file } = edit;
  const now = current(file);
  const seen = 'text' in edit ? undefined : edit.seen;
  const base = seen === undefined || seen === digestOrNull(now) ? now : kept(seen);
  if (base === undefined && seen !== undefined)
    throw new Error(`${file} has changed too much since it was read. Read it again.`);
  return { base, text: base, made: [] };
}

function grow(
  { base, text, made }: Growing,
  { file, operations }: { file: string; operations: readonly Operation[] },
  schemas: Schemas | undefined,
): Growing {
  if (text === undefined) throw new Error(`There is no file ${file} to change.`);
  const schema = schemas && schemaOfFile(schemas, file);
  const fitted: Operation[] = [];
  const changed = applyOperations(text, operations, (operation, data) => {
    const fit = schema ? fitSchema(operation, data, schema) : operation;
    if (fit) fitted.push(fit);
    return fit;
  });
  return { base, text: changed, made: made && [...made, ...fitted] };
}
