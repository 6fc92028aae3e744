import { useEffect, useState } from 'react';
import { set, useStudio } from '../data/store.ts';
import { proposedMessage, readGit, saveAndCommit } from './commit.ts';

/** The message of a commit of what has changed, to be written or left as it is proposed; nothing without git. */
export function CommitForm() {
  const draft = useStudio((state) => state.draft);
  const git = useStudio((state) => state.git);
  const written = useStudio((state) => state.message);
  const [proposed, setProposed] = useState('');
  useEffect(() => void readGit().catch(() => undefined), []);
  useEffect(() => {
    let isLatest = true;
    void proposedMessage(draft).then(
      (message) => isLatest && setProposed(message),
      () => undefined,
    );
    return () => void (isLatest = false);
  }, [draft]);
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
          value={written ?? proposed}
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
