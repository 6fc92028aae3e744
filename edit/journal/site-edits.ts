import { join } from 'node:path';
import { applyOperations } from '../edit-yaml.ts';
import type { Operation } from '../operation.ts';
import { readData } from '../source.ts';
import { applySplices } from '../splice.ts';
import { ConflictError } from './conflict.ts';
import { isEditable } from './editable.ts';
import { editsFolder } from './edits-folder.ts';
import { changeBetween, operationsBetween } from './file-change.ts';
import { doneSteps, lastDone, lastUndone } from './history.ts';
import { appendStep, readJournal, stepsFromEnd } from './journal-file.ts';
import { KeptTexts } from './kept-texts.ts';
import { withLock } from './lock.ts';
import { mergeOperations } from './merge.ts';
import { planBack } from './plan-back.ts';
import { digestOrNull, readText, replaceFile } from './replace-file.ts';
import type { FileChange, Step } from './step.ts';

/** What to do with a file; the text is the one that the caller has seen. */
export type FileEdit =
  | { file: string; base: string; operations: readonly Operation[] }
  /** A file that comes (no base) or goes (no text). */
  | { file: string; base: string | undefined; text: string | undefined };

/** An editor that saves again and again within milliseconds is no editor. */
const ATTEMPTS = 5;

/** After so many steps it is looked whether too many texts are kept. */
const STEPS_TO_PRUNE = 100;

class ChangedMeanwhile extends Error {
  override message = 'A file keeps changing during the edit.';
}

/**
 * The edits of a site: written to its files, kept in a journal, undone and redone, also after the process was killed.
 * An edit counts once it is in the journal; what a crash keeps it from being written to its file is written by the
 * next one who opens the journal.
 */
export class SiteEdits {
  readonly #folder: string;

  /** @param siteFolder path to it; what is in there, the journal included, may come from somebody else */
  constructor(siteFolder: string) {
    this.#folder = siteFolder;
  }

  /**
   * Makes edits of several files, all or none. A file that somebody else has changed meanwhile keeps that, too.
   *
   * @returns nothing if nothing changes: there is nothing to undo then
   * @throws ConflictError if both have changed the same; EditError for an operation that cannot be made
   */
  apply(about: string, edits: readonly FileEdit[]): Step | undefined {
    return this.#locked(() => {
      const changes = edits.flatMap((edit) => this.#planEdit(edit));
      return changes.length === 0 ? undefined : this.#make({ kind: 'do', about, changes });
    });
  }

  /**
   * Takes back the last step that is not undone yet.
   *
   * @returns nothing if there is none
   * @throws ConflictError if somebody else has changed what it changed
   */
  undo(): Step | undefined {
    return this.#locked(() => {
      const step = lastDone(stepsFromEnd(this.#journal));
      if (!step) return undefined;
      const changes = step.changes.toReversed().map((change) => this.#planBack(change));
      return this.#make({ kind: 'undo', of: step.id, about: step.about, changes });
    });
  }

  /** Makes again what was undone last, if nothing else was done since. */
  redo(): Step | undefined {
    return this.#locked(() => {
      const step = lastUndone(stepsFromEnd(this.#journal));
      if (!step) return undefined;
      const changes = step.changes.toReversed().map((change) => this.#planBack(change));
      return this.#make({ kind: 'redo', of: step.of, about: step.about, changes });
    });
  }

  /** Takes back the step that was made last, as if it had never been: a check found that it is wrong. */
  cancel(step: Step): void {
    this.#locked(() => this.#cancel(step, step.changes.length));
  }

  /** What was done and is not undone, the last one last. */
  history(): Step[] {
    return this.#locked(() => doneSteps(readJournal(this.#journal)));
  }

  /** @returns a text that one of the last steps has found or left; nothing if it is not kept */
  keptText(digest: string | null): string | undefined {
    return this.#texts.read(digest);
  }

  /** Runs with the journal to itself; again with the new texts if an editor saves in that very moment. */
  #locked<Result>(run: () => Result): Result {
    return withLock(join(editsFolder(this.#folder), 'lock'), (wasKilled) => {
      for (let attempt = 1; ; attempt += 1) {
        // What a killed process has put into the journal and not into its file. Without one, a file that is as it was
        // before the last step was made so by its author.
        if (wasKilled) for (const change of this.#lastStep()?.changes ?? []) this.#write(change);
        try {
          return run();
        } catch (error) {
          if (!(error instanceof ChangedMeanwhile) || attempt === ATTEMPTS) throw error;
        }
      }
    });
  }

  #planEdit(edit: FileEdit): FileChange[] {
    const { file, base } = edit;
    const current = this.#read(file);
    const isText = 'text' in edit;
    const asked = isText ? operationsBetween(file, base, edit.text) : edit.operations;
    if (isText && current === base)
      return current === edit.text ? [] : [changeBetween(file, base, edit.text, asked)];
    const isMergeable = base !== undefined && current !== undefined && asked.length > 0;
    if (!isMergeable) {
      if (!isText && asked.length === 0) return [];
      const ours = isText ? edit.text : base;
      throw new ConflictError(file, [{ path: '', ours, theirs: current }]);
    }
    const operations = current === base ? asked : mergedOperations(file, asked, base, current);
    const text = applyOperations(current, operations);
    return text === current ? [] : [changeBetween(file, current, text, operations)];
  }

  #planBack(change: FileChange): FileChange {
    return planBack(change, this.#read(change.file), this.#texts.read(change.after));
  }

  #lastStep(): Step | undefined {
    for (const step of stepsFromEnd(this.#journal)) return step;
    return undefined;
  }

  /** @throws ChangedMeanwhile if an editor has saved one of the files since it was read; nothing is changed then */
  #make(made: Omit<Step, 'id' | 'of'> & { of?: number }): Step {
    const id = (this.#lastStep()?.id ?? 0) + 1;
    const step: Step = { id, of: id, ...made };
    this.#keepTexts(step);
    appendStep(this.#journal, step);
    const failed = step.changes.findIndex((change) => !this.#write(change));
    if (failed < 0) return step;
    this.#cancel(step, failed);
    throw new ChangedMeanwhile();
  }

  /** Before they are written: afterwards, what was there is gone. */
  #keepTexts({ id, changes }: Step): void {
    for (const { file, before, splice } of changes) {
      const text = this.#read(file);
      if (text === undefined || digestOrNull(text) !== before) continue;
      this.#texts.keep([text, applySplices(text, [splice])]);
    }
    if (id % STEPS_TO_PRUNE === 0) this.#texts.prune();
  }

  /** Takes back as many changes of a step that was just made, and says so in the journal. */
  #cancel({ id, changes }: Step, count: number): void {
    for (const { file, before, after, back, splice } of changes.slice(0, count).toReversed()) {
      this.#write({ file, before: after, after: before, splice: back, back: splice });
    }
    appendStep(this.#journal, { id: id + 1, kind: 'cancel', of: id, about: '', changes: [] });
  }

  /** @returns whether the file was as the change expects it */
  #write({ file, before, after, splice }: Omit<FileChange, 'operations' | 'inverse'>): boolean {
    const text = this.#read(file);
    if (digestOrNull(text) !== before) return false;
    const changed = after === null ? undefined : applySplices(text ?? '', [splice]);
    // Of a process that is killed here, the next one overwrites what it has left.
    return replaceFile(
      this.#path(file),
      before,
      changed,
      join(editsFolder(this.#folder), 'partial'),
    );
  }

  #read(file: string): string | undefined {
    return readText(this.#path(file));
  }

  get #texts(): KeptTexts {
    return new KeptTexts(editsFolder(this.#folder));
  }

  get #journal(): string {
    return join(editsFolder(this.#folder), 'journal.jsonl');
  }

  /** @throws for a file that no edit of the engine has changed: the journal may be forged */
  #path(file: string): string {
    if (!isEditable(this.#folder, file))
      throw new Error(`${file} cannot be edited. If .data/edits names it, delete that folder.`);
    return join(this.#folder, file);
  }
}

/** @throws ConflictError if both have changed the same */
function mergedOperations(
  file: string,
  operations: readonly Operation[],
  base: string,
  current: string,
): Operation[] {
  const states = { base: readData(base), theirs: readData(current) };
  const merged = mergeOperations(operations, states);
  if (merged.conflicts.length > 0) throw new ConflictError(file, merged.conflicts);
  return merged.operations;
}
