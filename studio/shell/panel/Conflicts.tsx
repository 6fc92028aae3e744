import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { StudioConflict } from '../../protocol.ts';
import { choose, goOnAs } from '../data/draft-actions.ts';
import { nameOfFile } from '../data/names.ts';
import { allPages, showPlace } from '../data/page-actions.ts';
import { set, useStudio } from '../data/store.ts';

/** Where somebody else has changed the same: one place after the other, with both values. */
export function Conflicts() {
  const conflicts = useStudio((state) => state.draft.conflicts);
  const [first] = conflicts;
  if (!first) return null;
  return (
    <aside className="panel is-wide" aria-label="Two values">
      <div className="panel-head">
        <h2>{nameOfFile(allPages(), first.file)} was also changed outside</h2>
        <p>
          Another program has written {first.file} while you were writing. Nothing of yours or
          theirs is lost.
        </p>
        <button type="button" className="button has-line" onClick={() => set({ side: 'fields' })}>
          Decide later <kbd>Esc</kbd>
        </button>
      </div>
      <div className="fields">
        <Conflict key={`${first.file} ${first.path}`} {...first} count={conflicts.length} />
        <p className="help">You can go on writing. Only Save waits.</p>
        <Fitted file={first.file} />
      </div>
    </aside>
  );
}

/** What others have written in the same file and asks nothing: it is in the draft already. */
function Fitted({ file }: { file: string }): ReactNode {
  const all = useStudio((state) => state.changes);
  const theirs = all.find((one) => one.file === file)?.theirs ?? [];
  if (theirs.length === 0) return null;
  return (
    <section className="change">
      <h3>Fitted together without you</h3>
      <ul>
        {theirs.map(({ path, sentence }) => (
          <li key={sentence}>
            {path === undefined ? sentence : <Place file={file} at={path} words={sentence} />}
          </li>
        ))}
      </ul>
      <p className="help">Written by others. What changed puts it back.</p>
    </section>
  );
}

function Conflict({ count, ...conflict }: StudioConflict & { count: number }) {
  const section = useRef<HTMLElement>(null);
  // The buttons of the one before are gone, and the focus with them.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className="conflict" tabIndex={-1}>
      <div className="field-head">
        <h3>{conflict.path === '' ? 'The file as a whole' : 'One field has two values'}</h3>
        <span className="state">1 of {count}</span>
      </div>
      {conflict.at === undefined ? (
        <p>{conflict.words}</p>
      ) : (
        <Place {...conflict} at={conflict.at} />
      )}
      {conflict.path === '' ? <WholeFile {...conflict} /> : <BothValues {...conflict} />}
    </section>
  );
}

function Place({ file, at, words }: { file: string; at: string; words: string }) {
  return (
    <button type="button" className="link" onClick={() => void showPlace({ file, pointer: at })}>
      {words}
    </button>
  );
}

function BothValues({ file, path, ours, theirs, isWritable }: StudioConflict) {
  const value = { file, path, isWritable };
  return (
    <div className="both">
      <Value {...value} take="ours" name="Yours" words={ours} action="Keep yours" />
      <Value {...value} take="theirs" name="In the file" words={theirs} action="Take this" />
    </div>
  );
}

interface ValueProps extends Pick<StudioConflict, 'file' | 'path' | 'isWritable'> {
  take: 'ours' | 'theirs';
  name: string;
  /** Nothing where it was removed. */
  words: string | undefined;
  action: string;
}

function Value({ file, path, take, name, words, action, isWritable }: ValueProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(words ?? '');
  const isWritten = isWritable && text !== (words ?? '');
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      {words === undefined && !isWritten ? <p className="help">Removed</p> : null}
      <textarea
        dir="auto"
        id={id}
        rows={1}
        value={text}
        readOnly={!isWritable}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className={take === 'ours' ? 'button is-main' : 'button has-line'}
        onClick={() => void choose({ file, path, take, ...(isWritten && { text }) })}
      >
        {action}
      </button>
    </div>
  );
}

function WholeFile({ file, path, canTake, canKeep, renamedTo }: StudioConflict) {
  return (
    <>
      <div className="group">
        {renamedTo === undefined ? null : (
          <button
            type="button"
            className="button is-main"
            onClick={() => void goOnAs({ file, page: renamedTo })}
          >
            Continue in {renamedTo}
          </button>
        )}
        {canKeep ? (
          <button
            type="button"
            className="button has-line"
            onClick={() => void choose({ file, path, take: 'ours' })}
          >
            {canTake ? 'Keep yours' : 'Write the file again'}
          </button>
        ) : null}
        {canTake ? (
          <button
            type="button"
            className="button has-line"
            onClick={() => void choose({ file, path, take: 'theirs' })}
          >
            Take what is in the files
          </button>
        ) : null}
      </div>
      <p className="help">{whatIsLost({ canTake, canKeep })}</p>
      {file.startsWith('pages/') ? <OtherAddress file={file} /> : null}
    </>
  );
}

function whatIsLost({ canTake, canKeep }: Pick<StudioConflict, 'canTake' | 'canKeep'>): string {
  if (canTake)
    return 'Keep yours, and Save replaces what is in the file. Take the other, and your changes leave the draft; Undo brings them back.';
  return canKeep
    ? 'Written again, the file says at once what it said before, and what it says now is replaced; Undo brings that back. Your changes stay in the draft.'
    : 'Once it can be read again, this ends by itself.';
}

function OtherAddress({ file }: { file: string }) {
  const id = useId();
  const [page, setPage] = useState('');
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void goOnAs({ file, page });
      }}
    >
      <label htmlFor={id}>Or keep yours at another address</label>
      <input
        id={id}
        required
        placeholder="services/audits-2"
        value={page}
        onChange={({ target }) => setPage(target.value)}
      />
      <button type="submit" className="button has-line">
        Continue there
      </button>
    </form>
  );
}
