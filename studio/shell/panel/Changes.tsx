import { toggleSaved } from '../data/as-saved.ts';
import { save } from '../data/save.ts';
import { set, useStudio } from '../data/store.ts';
import { CommitForm } from '../git/CommitForm.tsx';
import { ChangedFile } from './ChangedFile.tsx';

/** What the draft says otherwise than the files, in words, and what takes each of it back. */
export function Changes() {
  const draft = useStudio((state) => state.draft);
  const files = useStudio((state) => state.changes);
  const isSaved = useStudio((state) => state.isSaved);
  return (
    <aside className="panel is-wide" aria-label="What changed" data-beside>
      <div className="panel-head">
        <h2>What changed</h2>
        <p>Since the last save. Nothing of this is in the files yet.</p>
        <button type="button" className="button has-line" onClick={() => set({ side: 'fields' })}>
          Back to the fields <kbd>Esc</kbd>
        </button>
        {draft.changed.length === 0 ? null : (
          <button
            type="button"
            className="button has-line"
            aria-pressed={isSaved}
            onClick={() => void toggleSaved()}
          >
            Page before <kbd>B</kbd>
          </button>
        )}
      </div>
      <div className="fields">
        {files.length === 0 ? <p className="empty">Nothing has changed.</p> : null}
        {files.map((changes) => (
          <ChangedFile key={changes.file} {...changes} />
        ))}
        {draft.changed.length === 0 ? null : (
          <>
            <button type="button" className="button is-main" onClick={() => void save()}>
              Save <kbd>Ctrl S</kbd>
            </button>
            <CommitForm />
          </>
        )}
      </div>
    </aside>
  );
}
