import type { OpenedSite } from '../../check/model/context.ts';
import { readEdits } from '../../edit/draft/draft-edit.ts';
import type { Draft } from '../../edit/draft/draft.ts';
import type { DraftChange } from '../../edit/draft/draft-texts.ts';
import type { ShownDraft } from '../../prerender/dev/dev.ts';
import type { StudioChanges } from '../../schema/generated/data.d.ts';

/**
 * The draft as pages are drawn from it, and over it what somebody tries, or the site as it is saved: that is in no file, in
 * no journal, and gone with the next change of the draft.
 */
export class Trial implements ShownDraft {
  readonly unsaved: Map<string, string | undefined>;
  readonly #draft: Draft;
  readonly #listeners = new Set<(change: DraftChange) => void>();
  #tried: string[] = [];

  constructor(draft: Draft) {
    this.#draft = draft;
    this.unsaved = new Map(draft.unsaved);
    draft.onChange((change) => {
      this.end();
      this.#show(change.file, change.event);
    });
  }

  onChange(listener: (change: DraftChange) => void): void {
    this.#listeners.add(listener);
  }

  /** Shows what a change would lead to, in the place of what was tried before. @throws if it cannot be made */
  start({ changes }: StudioChanges, { context }: OpenedSite): void {
    const known = { current: (file: string) => this.#draft.text(file), kept: () => undefined };
    const edits = readEdits(changes, known, context.schemas);
    const before = this.#tried;
    this.#tried = edits.map(({ file }) => file);
    for (const edit of edits) {
      if (!('text' in edit)) continue;
      this.unsaved.set(edit.file, edit.text);
      this.#tell({ file: edit.file, event: 'change' });
    }
    for (const file of before) if (!this.#tried.includes(file)) this.#show(file, 'change');
  }

  /** Shows the site as it is saved, without the draft. */
  showSaved(): void {
    this.end();
    this.#tried = [...this.#draft.unsaved.keys()];
    for (const file of this.#tried) {
      const event = this.#eventTo(file, this.#draft.onDisk(file));
      this.unsaved.delete(file);
      this.#tell({ file, event });
    }
  }

  /** Shows the draft again as it is. */
  end(): void {
    const files = this.#tried;
    this.#tried = [];
    for (const file of files) this.#show(file, this.#eventTo(file, this.#draft.text(file)));
  }

  /** What becomes of a file that is shown as it is now, once it says something else. */
  #eventTo(file: string, text: string | undefined): DraftChange['event'] {
    const shown = this.unsaved.has(file) ? this.unsaved.get(file) : this.#draft.onDisk(file);
    if (text === undefined) return 'unlink';
    return shown === undefined ? 'add' : 'change';
  }

  #show(file: string, event: DraftChange['event']): void {
    const { unsaved } = this.#draft;
    if (unsaved.has(file)) this.unsaved.set(file, unsaved.get(file));
    else this.unsaved.delete(file);
    this.#tell({ file, event });
  }

  #tell(change: DraftChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
