import { join } from 'node:path';
import { DiskTexts } from './disk-texts.ts';
import { ChangedMeanwhile, type FileEdit, Edits } from './edits.ts';
import { editsFolder } from './edits-folder.ts';
import { withLock } from './lock.ts';
import type { Step } from '../../schema/generated/data.d.ts';

/** An editor that saves again and again within milliseconds is not an editor. */
const ATTEMPTS = 5;

/**
 * The edits of a site: written to its files, kept in a journal, undone and redone, also after the process was killed,
 * by one process of the machine at a time. See `Edits`.
 */
export class SiteEdits {
  readonly #folder: string;
  readonly #edits: Edits;

  /** @param siteFolder path to it; what is in there, the journal included, may come from somebody else */
  constructor(siteFolder: string) {
    this.#folder = siteFolder;
    this.#edits = new Edits(() => editsFolder(siteFolder), new DiskTexts(siteFolder));
  }

  /** Makes edits of several files, all or none; see `Edits.apply`. */
  apply(about: string, edits: readonly FileEdit[], by?: string): Promise<Step | undefined> {
    return this.#locked(() => this.#edits.apply(about, edits, { by }));
  }

  /** Takes back the last step that is not undone yet; see `Edits.undo`. */
  undo(by?: string): Promise<Step | undefined> {
    return this.#locked(() => this.#edits.undo(by));
  }

  /** Makes again what was undone last, if nothing else was done since. */
  redo(by?: string): Promise<Step | undefined> {
    return this.#locked(() => this.#edits.redo(by));
  }

  /** What was done and is not undone, the last one last. */
  history(): Promise<Step[]> {
    return this.#locked(() => this.#edits.history());
  }

  /** Whether one of the last steps that are not undone is about this. */
  isDone(about: string): Promise<boolean> {
    return this.#locked(() => this.#edits.isDone(about));
  }

  /** @returns a text that one of the last steps has found or left; nothing if it is not kept */
  keptText(digest: string | null): string | undefined {
    return this.#edits.keptText(digest);
  }

  /** Runs with the journal to itself; again with the new texts if an editor saves in that very moment. */
  async #locked<Result>(run: () => Result): Promise<Result> {
    return withLock(join(editsFolder(this.#folder), 'lock'), (wasKilled) => {
      for (let attempt = 1; ; attempt += 1) {
        // Without a killed process, a file that is as it was before the last step was made so by its author.
        if (wasKilled) this.#edits.recover();
        try {
          return run();
        } catch (error) {
          if (!(error instanceof ChangedMeanwhile) || attempt === ATTEMPTS) throw error;
        }
      }
    });
  }
}
