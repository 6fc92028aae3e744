import { join } from 'node:path';
import { applyOperations } from '../edit-yaml.ts';
import type { FileChange, Operation, Step } from '../../schema/generated/data.d.ts';
import { applySplices } from '../splice.ts';
import { ConflictError } from './conflict.ts';
import { changeBetween, operationsBetween, wholeChange } from './file-change.ts';
import { doneFromEnd, doneSteps, lastDone, lastUndone, stepsBy } from './history.ts';
import { appendStep, readJournal, stepsFromEnd } from './journal-file.ts';
import { joinChanges, restOf } from './join-steps.ts';
import { KeptTexts } from './kept-texts.ts';
import { mergeText } from './merge-text.ts';
import { planBack } from './plan-back.ts';
import { digestOrNull } from './replace-file.ts';
import type { Texts } from './texts.ts';

/** What to do with a file; the base is the text that the caller has seen. */
export type FileEdit =
  | { file: string; base: string; operations: readonly Operation[] }
  /** The whole text, with the operations that lead to it if they are known; no base for a file that comes, no text for one that goes. */
  | {
      file: string;
      base: string | undefined;
      text: string | undefined;
      operations?: readonly Operation[];
    }
  /** A file that is not text, such as a picture, with the digest of what is there; no bytes for one that goes. */
  | { file: string; before: string | null; bytes: Buffer | undefined };

/** A step that was asked for is asked for again within so many others, or never. */
const STEPS_TO_KNOW = 2_000;

/** After so many steps it is looked whether too many texts are kept. */
const STEPS_TO_PRUNE = 100;

interface EditOptions {
  by?: string | undefined;
  request?: string | undefined;
  goesOn?: boolean | undefined;
}

export class ChangedMeanwhile extends Error {
  override message = 'A file keeps changing during the edit.';
}

/**
 * Edits of texts, kept in a journal, undone and redone. An edit counts once it is in the journal; what a crash keeps it
 * from being written to its text, `recover` writes.
 */
export class Edits {
  readonly #folder: () => string;
  readonly #texts: Texts;

  /** @param folder of the journal; asked for each time, because it may have become a link meanwhile */
  constructor(folder: () => string, texts: Texts) {
    this.#folder = folder;
    this.#texts = texts;
  }

  /**
   * Makes edits of several files, all or none. A file that somebody else has changed meanwhile keeps that, too.
   *
   * @param options who makes it, if several do; under which name it was asked for: what was made once is not made again;
   * whether it goes on with the step before, if that gave the same field another value
   * @returns nothing if nothing changes: there is nothing to undo then
   * @throws ConflictError if both have changed the same; EditError for an operation that cannot be made;
   * ChangedMeanwhile if a file was saved in this very moment
   */
  apply(about: string, edits: readonly FileEdit[], options: EditOptions = {}): Step | undefined {
    const { by, request, goesOn = false } = options;
    const changes = edits.flatMap((edit) => this.#planEdit(edit));
    if (changes.length === 0) return undefined;
    const asked = { kind: 'do' as const, about, ...(request !== undefined && { request }) };
    const last = goesOn ? this.#lastStep() : undefined;
    const text = last && this.#texts.read(changes[0]?.file ?? '');
    const joined = last && joinChanges(last, { changes, by }, text);
    return joined
      ? this.#make({ ...asked, replaces: last.id, changes: [joined.whole] }, by, [joined.rest])
      : this.#make({ ...asked, changes }, by);
  }

  /** Whether one of the last steps was asked for under this name. */
  wasMade(request: string): boolean {
    return amongLast(stepsFromEnd(this.#journal), (step) => step.request === request);
  }

  /** Whether one of the last steps that are not undone is about this. */
  isDone(about: string): boolean {
    return amongLast(doneFromEnd(stepsFromEnd(this.#journal)), (step) => step.about === about);
  }

  /**
   * Takes back the last step that is not undone yet.
   *
   * @param by whose steps count; without it, everybody's
   * @returns nothing if there is none
   * @throws ConflictError if somebody else has changed what it changed
   */
  undo(by?: string): Step | undefined {
    const step = this.stepToUndo(by);
    return step && this.#makeBack('undo', step.id, step);
  }

  /** Makes again what was undone last, if nothing else was done since. */
  redo(by?: string): Step | undefined {
    const step = this.stepToRedo(by);
    return step && this.#makeBack('redo', step.of, step);
  }

  /** The step that can be undone, if there is one; read from the end of the journal alone. */
  stepToUndo(by?: string): Step | undefined {
    return lastDone(this.#stepsOf(by));
  }

  /** The one that has undone what can be made again. */
  stepToRedo(by?: string): Step | undefined {
    return lastUndone(this.#stepsOf(by));
  }

  /** Notes in the journal that all of it is in the files. */
  noteSave(about: string): void {
    const id = this.#nextId();
    appendStep(this.#journal, { id, of: id, kind: 'save', about, changes: [] });
  }

  /** What was done and is not undone, the last one last. */
  history(): Step[] {
    return doneSteps(readJournal(this.#journal));
  }

  /** All steps, the last one first, read only as far as they are asked for. */
  stepsFromEnd(): Generator<Step> {
    return stepsFromEnd(this.#journal);
  }

  /** @returns a text that one of the last steps has found or left; nothing if it is not kept */
  keptText(digest: string | null): string | undefined {
    return this.#keptTexts.read(digest);
  }

  /** Writes what a killed process has put into the journal and not into its file. */
  recover(): void {
    const [last, earlier] = this.#lastSteps();
    for (const change of last?.changes ?? [])
      if (!this.#write(change) && last?.replaces !== undefined) this.#writeRest(change, earlier);
  }

  /** The text may be as the step has left it that this one replaces. */
  #writeRest(change: FileChange, earlier: Step | undefined): void {
    const former = earlier?.changes.find(({ file }) => file === change.file);
    const text = this.#texts.read(change.file);
    if (!former || text === undefined || digestOrNull(text) !== former.after) return;
    this.#texts.replace(change.file, former.after, restOf(change, former, text));
  }

  #stepsOf(by: string | undefined): Iterable<Step> {
    return stepsBy(stepsFromEnd(this.#journal), by);
  }

  #planEdit(edit: FileEdit): FileChange[] {
    if ('bytes' in edit) return this.#planBytes(edit);
    const { file, base } = edit;
    const current = this.#texts.read(file);
    const isText = 'text' in edit;
    const asked = edit.operations ?? (isText ? operationsBetween(file, base, edit.text) : []);
    if (isText && current === base)
      return current === edit.text ? [] : [changeBetween(file, base, edit.text, asked)];
    const isMergeable = base !== undefined && current !== undefined && asked.length > 0;
    if (!isMergeable) {
      if (!isText && asked.length === 0) return [];
      const ours = isText ? edit.text : base;
      throw new ConflictError(file, [{ path: '', ours, theirs: current }]);
    }
    if (current === base) {
      const text = applyOperations(current, asked);
      return text === current ? [] : [changeBetween(file, current, text, asked)];
    }
    const ours = (isText ? edit.text : undefined) ?? applyOperations(base, asked);
    const merged = mergeText({ base, ours, operations: asked }, current);
    if (merged.conflicts.length > 0) throw new ConflictError(file, merged.conflicts);
    return merged.text === current
      ? []
      : [changeBetween(file, current, merged.text, merged.operations)];
  }

  #planBytes({ file, before, bytes }: Extract<FileEdit, { bytes: unknown }>): FileChange[] {
    const current = this.#texts.readBytes(file);
    if (digestOrNull(current) !== before) throw whole(file);
    const after = digestOrNull(bytes);
    if (before === after) return [];
    for (const state of [current, bytes]) if (state) this.#keptTexts.keepBytes(state);
    return [wholeChange(file, before, after)];
  }

  #planBack(change: FileChange): FileChange {
    const { file, before, after, isWhole } = change;
    if (!isWhole) return planBack(change, this.#texts.read(file), this.#keptTexts.read(after));
    if (digestOrNull(this.#texts.readBytes(file)) !== after) throw whole(file);
    if (before !== null && !this.#keptTexts.readBytes(before))
      throw new Error(`What ${file} was is no longer kept.`);
    return wholeChange(file, after, before);
  }

  /** It belongs to the author of the step, for whom it is undone, too. */
  #makeBack(kind: 'undo' | 'redo', of: number, step: Step): Step {
    const changes = step.changes.toReversed().map((change) => this.#planBack(change));
    return this.#make({ kind, of, about: step.about, changes }, step.by);
  }

  #lastStep(): Step | undefined {
    for (const step of stepsFromEnd(this.#journal)) return step;
    return undefined;
  }

  #lastSteps(): Step[] {
    const steps: Step[] = [];
    for (const step of stepsFromEnd(this.#journal)) if (steps.push(step) === 2) break;
    return steps;
  }

  #nextId(): number {
    return (this.#lastStep()?.id ?? 0) + 1;
  }

  /**
   * @param changes what is to be written, if that is less than what the step does as a whole
   * @throws ChangedMeanwhile if an editor has saved one of the files since it was read; nothing is changed then
   */
  #make(
    made: Omit<Step, 'id' | 'of'> & { of?: number },
    by: string | undefined,
    changes = made.changes,
  ): Step {
    const id = this.#nextId();
    const step: Step = { id, of: id, ...made, ...(by !== undefined && { by }) };
    this.#keepTexts(id, changes);
    appendStep(this.#journal, step);
    const failed = changes.findIndex((change) => !this.#write(change));
    if (failed < 0) return step;
    this.#cancel(id, changes.slice(0, failed));
    throw new ChangedMeanwhile();
  }

  /** Before they are written: afterwards, what was there is gone. */
  #keepTexts(id: number, changes: readonly FileChange[]): void {
    const kept = this.#keptTexts;
    for (const { file, before, splice, isWhole } of changes) {
      if (isWhole) continue;
      const text = this.#texts.read(file);
      if (text === undefined || digestOrNull(text) !== before) continue;
      kept.keep([text, applySplices(text, [splice])]);
    }
    if (id % STEPS_TO_PRUNE === 0) kept.prune();
  }

  /** Takes back changes of a step that was just made, and says so in the journal. */
  #cancel(id: number, changes: readonly FileChange[]): void {
    for (const { before, after, back, splice, ...rest } of changes.toReversed()) {
      this.#write({ ...rest, before: after, after: before, splice: back, back: splice });
    }
    appendStep(this.#journal, { id: id + 1, kind: 'cancel', of: id, about: '', changes: [] });
  }

  /** @returns whether the file was as the change expects it */
  #write({ file, before, after, splice, isWhole }: FileChange): boolean {
    if (isWhole) {
      if (digestOrNull(this.#texts.readBytes(file)) !== before) return false;
      const bytes = after === null ? undefined : this.#keptTexts.readBytes(after);
      return (after === null) === !bytes && this.#texts.replaceBytes(file, before, bytes);
    }
    const text = this.#texts.read(file);
    if (digestOrNull(text) !== before) return false;
    const changed = after === null ? undefined : applySplices(text ?? '', [splice]);
    return this.#texts.replace(file, before, changed);
  }

  get #keptTexts(): KeptTexts {
    return new KeptTexts(this.#folder());
  }

  get #journal(): string {
    return join(this.#folder(), 'journal.jsonl');
  }
}

function amongLast(steps: Iterable<Step>, isMeant: (step: Step) => boolean): boolean {
  let left = STEPS_TO_KNOW;
  for (const step of steps) {
    if (isMeant(step)) return true;
    if ((left -= 1) === 0) return false;
  }
  return false;
}

/** Files that are not text cannot be merged. */
function whole(file: string): ConflictError {
  return new ConflictError(file, [{ path: '', ours: undefined, theirs: undefined }]);
}
