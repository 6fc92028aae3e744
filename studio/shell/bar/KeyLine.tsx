import { tellPage } from '../desk/frame.ts';
import { set, useStudio } from '../data/store.ts';

const WRITING = [
  ['Enter', 'next text'],
  ['Shift Enter', 'previous'],
  ['Esc', 'arrange'],
  ['Ctrl B', 'bold'],
  ['Ctrl I', 'italic'],
  ['Ctrl K', 'link'],
];
const ARRANGING = [
  ['↑ ↓', 'select'],
  ['Alt ↑ ↓', 'move'],
  ['A', 'insert'],
  ['D', 'duplicate'],
  ['Del', 'delete'],
  ['Enter', 'write'],
  ['.', 'all actions'],
];

/** The line at the foot: the keys of the moment, and what was done last. */
export function KeyLine() {
  const { writing, said, awaySince, draft } = useStudio();
  const kept = draft.changed.length > 0 ? 'Draft kept' : '';
  return (
    <footer className="key-line">
      <strong>{writing ? 'Writing' : 'Arranging'}</strong>
      <ul>
        {(writing ? WRITING : ARRANGING).map(([key, words]) => (
          <li key={key}>
            <kbd>{key}</kbd> {words}
          </li>
        ))}
      </ul>
      {writing ? (
        <button
          type="button"
          className="button has-line"
          // The text keeps the caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => tellPage({ studio: 'figure' })}
        >
          Figure <kbd>{'{'}</kbd>
        </button>
      ) : null}
      <button type="button" className="small" onClick={() => set({ over: { kind: 'keys' } })}>
        All keys <kbd>?</kbd>
      </button>
      <p role="status">
        {awaySince === undefined ? said || kept : `The server has not answered since ${awaySince}.`}
      </p>
    </footer>
  );
}
