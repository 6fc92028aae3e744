import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '../../schema/load-schemas.ts';
import { Edits } from '../journal/edits.ts';
import { editsFolder } from '../journal/edits-folder.ts';
import { digestOrNull } from '../journal/replace-file.ts';
import { SiteEdits } from '../journal/site-edits.ts';
import type { Step } from '../../schema/generated/data.d.ts';
import { ConflictError } from '../journal/conflict.ts';
import { type DraftEdit, readEdits } from './draft-edit.ts';
import { type DraftChange, DraftTexts } from './draft-texts.ts';
import { pendingOperations } from './pending-operations.ts';
import { type DraftChoice, type DraftConflict, takeIn } from './take-in.ts';

/** A file of the draft: what it said when it came in, and what it says now; nothing where there is no file. */
export interface ChangedFile {
  file: string;
  /** What it said before others have changed it as well, if they have. */
  origin?: string | undefined;
  base: string | undefined;
  text: string | undefined;
}

/** Who makes a step, and what it is in words; the schemas of the site, so that what is written is as an author would write it. */
export interface StepOptions {
  by?: string;
  said?: string;
  schemas?: Schemas;
  /** By which name the step is asked for: what was made under it once is not made again. */
  request?: string | undefined;
  /** Whether a text is written on, so that it is one step with the one before. */
  goesOn?: boolean | undefined;
}

/** What was saved; nothing while there are conflicts. */
interface Saved {
  files: string[];
  conflicts: DraftConflict[];
}

/**
 * The draft of a site: changes of its files that are in none of them until they are saved. It is kept in
 * `.data/studio/` of the site. What a call has done is on the disk when it returns, and survives the end of the process.
 */
export class Draft {
  readonly #siteFolder: string;
  readonly #texts: DraftTexts;
  readonly #edits: Edits;
  readonly #listeners = new Set<(change: DraftChange) => void>();
  /** Which process has written last is told by this. */
  readonly #id = randomUUID();

  /** @param siteFolder path to it */
  constructor(siteFolder: string) {
    this.#siteFolder = siteFolder;
    this.#texts = new DraftTexts(siteFolder, (change) => {
      for (const listener of this.#listeners) listener(change);
    });
    this.#edits = new Edits(() => editsFolder(siteFolder, 'studio'), this.#texts);
    this.#reload();
  }

  /** What the draft says otherwise than the disk, by file; nothing for a file that would be gone. It changes with the draft. */
  get unsaved(): ReadonlyMap<string, string | undefined> {
    return this.#texts.unsaved;
  }

  /** Calls back whenever a file says something else in the draft, comes into it, or leaves it. @returns what ends that */
  onChange(listener: (change: DraftChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What a file says, with the draft; nothing if there is none. */
  text(file: string): string | undefined {
    return this.#texts.read(file);
  }

  /** What a file said when it came into the draft; of one that is not in it, what it says. */
  base(file: string): string | undefined {
    return this.#texts.base(file);
  }

  /** What a file says on the disk now. @throws if it cannot be read */
  onDisk(file: string): string | undefined {
    return this.#texts.onDisk(file);
  }

  changedFiles(): ChangedFile[] {
    return this.#texts.files().map(({ file, base, text, origin }) => ({
      file,
      base: base ?? undefined,
      text: text ?? undefined,
      ...(origin !== undefined && { origin: origin ?? undefined }),
    }));
  }

  /**
   * Makes changes of several files, all or none: one step.
   *
   * @returns nothing if nothing changes
   * @throws EditError for an operation that cannot be made; ConflictError if the draft was changed in the same place
   * since the text that the caller has seen
   */
  apply(
    edits: readonly DraftEdit[],
    { by, said = 'Edit', schemas, ...options }: StepOptions = {},
  ): Step | undefined {
    this.#claim();
    const known = {
      current: (file: string) => this.text(file),
      kept: (digest: string) => this.#edits.keptText(digest),
    };
    return this.#edits.apply(said, readEdits(edits, known, schemas), { ...options, by });
  }

  /** Whether a step that was asked for under this name was made. */
  wasMade(request: string): boolean {
    this.#claim();
    return this.#edits.wasMade(request);
  }

  /** Takes back the last step that is not undone yet, of this author if one is named; see `Edits.undo`. */
  undo(by?: string): Step | undefined {
    this.#claim();
    return this.#edits.undo(by);
  }

  /** Makes again what was undone last, by this author if one is named. */
  redo(by?: string): Step | undefined {
    this.#claim();
    return this.#edits.redo(by);
  }

  /** The step that `undo` would take back, of this author if one is named. */
  stepToUndo(by?: string): Step | undefined {
    return this.#edits.stepToUndo(by);
  }

  /** The step that has undone what `redo` would make again. */
  stepToRedo(by?: string): Step | undefined {
    return this.#edits.stepToRedo(by);
  }

  /** What was done and is not undone, saved or not, the last one last. */
  history(): Step[] {
    return this.#edits.history();
  }

  /** Gives up the changes of a file, or of all: a step, which can be undone. */
  discard(
    file?: string,
    { by, said = 'Discard changes' }: Omit<StepOptions, 'schemas'> = {},
  ): Step | undefined {
    this.#claim();
    const edits = this.#texts
      .files()
      .filter((record) => file === undefined || record.file === file)
      .map(({ file: name, text }) => ({
        file: name,
        base: text ?? undefined,
        text: this.#texts.onDisk(name),
      }));
    return this.#edits.apply(said, edits, { by });
  }

  /** Where the draft and the files, as they are now, have changed the same. */
  conflicts(): DraftConflict[] {
    return this.#merged([]).flatMap(({ conflicts }) => conflicts);
  }

  /**
   * Takes changes that others have made in the files since into the draft. Places with conflicts stay as they are. Where
   * theirs was chosen, ours is given up in a step, which can be undone.
   *
   * @param choices whose value counts, of conflicts
   * @returns the conflicts that are left
   */
  takeIn(
    choices: readonly DraftChoice[] = [],
    { by, said = 'Take what the file says' }: Omit<StepOptions, 'schemas'> = {},
  ): DraftConflict[] {
    this.#claim();
    const taken = this.#merged(choices);
    for (const { record } of taken) if (record) this.#texts.put(record);
    const given = taken.flatMap(({ record, chosen }) => {
      if (!record || chosen === undefined || chosen === record.text) return [];
      const { file, text } = record;
      return [{ file, base: text ?? undefined, text: chosen ?? undefined }];
    });
    if (given.length > 0) this.#edits.apply(said, given, { by });
    return taken.flatMap(({ conflicts }) => conflicts);
  }

  /** Whether a file that cannot be read as text can be written again as it was. */
  canWriteAgain(file: string): boolean {
    try {
      return this.base(file) !== undefined && this.#texts.readBytes(file) !== undefined;
    } catch {
      return false;
    }
  }

  /** Writes what a file said before over what is there now: at once, so that its draft can be saved, and as a step. */
  writeAgain(file: string, { by }: Pick<StepOptions, 'by'> = {}): void {
    const before = digestOrNull(this.#texts.readBytes(file));
    const bytes = Buffer.from(this.base(file) ?? '');
    this.apply([{ file, before, bytes }], {
      ...(by !== undefined && { by }),
      said: `Write ${file}`,
    });
  }

  /**
   * Writes the draft into the files, all or none. What others have changed in them since stays; where both have changed
   * the same, nothing is written.
   */
  async save({
    by,
    said = 'Save',
    choices = [],
  }: Omit<StepOptions, 'schemas'> & { choices?: readonly DraftChoice[] } = {}): Promise<Saved> {
    const conflicts = this.takeIn(choices, { ...(by !== undefined && { by }) });
    const records = this.#texts.files();
    if (conflicts.length > 0 || records.length === 0) return { files: [], conflicts };
    const edits = records.map((record) => ({
      file: record.file,
      base: record.base ?? undefined,
      text: record.text ?? undefined,
      operations: pendingOperations(record, this.#edits.stepsFromEnd()),
    }));
    try {
      await new SiteEdits(this.#siteFolder).apply(said, edits, by);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const { file } = error;
      return { files: [], conflicts: error.conflicts.map((conflict) => ({ file, ...conflict })) };
    }
    this.#edits.noteSave(said);
    const saved = new Map(records.map(({ file, text }) => [file, text]));
    // What was changed while it was being written stays in the draft.
    for (const { takenIn: _, origin: __, ...record } of this.#texts.files())
      if (saved.has(record.file))
        this.#texts.put({ ...record, base: saved.get(record.file) ?? null });
    return { files: [...saved.keys()], conflicts: [] };
  }

  #merged(choices: readonly DraftChoice[]): ReturnType<typeof takeIn>[] {
    return this.#texts.files().map((record) =>
      takeIn(record, {
        read: () => this.#texts.onDisk(record.file),
        operations: () => pendingOperations(record, this.#edits.stepsFromEnd()),
        choices,
      }),
    );
  }

  #reload(): void {
    const wasSaved = this.#texts.reload();
    this.#edits.recover();
    // So that a file that is set back by hand later is not taken for one that a crash has left as it was.
    if (wasSaved) this.#edits.noteSave('Save');
  }

  /** Reads the draft again if another process has written to it since this one has. */
  #claim(): void {
    const home = editsFolder(this.#siteFolder, 'studio');
    const owner = join(home, 'owner');
    if (existsSync(owner) && readFileSync(owner, 'utf8') === this.#id) return;
    this.#reload();
    mkdirSync(home, { recursive: true, mode: 0o700 });
    rmSync(owner, { force: true });
    writeFileSync(owner, this.#id);
  }
}

/**
 * Opens the draft of a site as it was left. Nothing of the site is written.
 *
 * @throws if what is kept of it is not a draft
 */
export function openDraft(siteFolder: string): Draft {
  return new Draft(siteFolder);
}
