import { useEffect } from 'react';
import { set, useStudio } from '../data/store.ts';
import { proposedMessage, readGit, saveAndCommit } from './commit.ts';

/** The message of a commit of what has changed, to be written or left as it is proposed; nothing without git. */
export function CommitForm() {
  const changes = useStudio((state) => state.changes);
  const git = useStudio((state) => state.git);
  const written = useStudio((state) => state.message);
  useEffect(() => void readGit().catch(() => undefined), []);
  if (!git || git.kind === 'none') return null;
  if (git.kind === 'blocked') return <p className="empty">Git: {git.why}</p>;
  return (
    <form
      className="commit"
      onSubmit={(event) => {
        event.preventDefault();
        void saveAndCommit();
      }}
    >
      <label>
        Message of the commit
        <textarea
          value={written ?? proposedMessage(changes)}
          rows={4}
          onChange={({ target }) => set({ message: target.value })}
        />
      </label>
      <p className="help">
        These files alone are committed, to {git.branch}. Nothing is pushed.
        {written === undefined ? null : (
          <>
            {' '}
            <button type="button" className="link" onClick={() => set({ message: undefined })}>
              Back to the proposed message
            </button>
          </>
        )}
      </p>
      <button type="submit" className="button has-line">
        Save and commit <kbd>Ctrl Shift S</kbd>
      </button>
    </form>
  );
}
