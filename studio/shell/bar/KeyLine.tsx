import { tellPage } from '../desk/frame.ts';
import { askForFigure, set, useStudio } from '../data/store.ts';
import { Said } from './Said.tsx';
import { unusualLength } from './unusual-length.ts';

const WRITING = [
  ['Enter', 'next text'],
  ['Shift Enter', 'previous'],
  ['Esc', 'arrange'],
  ['Ctrl B', 'bold'],
  ['Ctrl I', 'italic'],
  ['Ctrl K', 'link'],
];
const SAVED = [['B', 'your draft again']];
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
  const writing = useStudio((state) => state.writing);
  const isSaved = useStudio((state) => state.isSaved);
  const field = useStudio((state) => state.field);
  const length = useStudio(unusualLength);
  return (
    <footer className="key-line">
      <strong>{isSaved ? 'As saved' : writing ? 'Writing' : 'Arranging'}</strong>
      <ul>
        {(isSaved ? SAVED : writing ? WRITING : ARRANGING).map(([key, words]) => (
          <li key={key}>
            <kbd>{key}</kbd> {words}
          </li>
        ))}
      </ul>
      {writing || field ? (
        <button
          type="button"
          className="small"
          // The text keeps the caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (field ? askForFigure() : tellPage({ studio: 'figure' }))}
        >
          Figure <kbd>{'{'}</kbd>
        </button>
      ) : null}
      <button type="button" className="small" onClick={() => set({ over: { kind: 'keys' } })}>
        All keys <kbd>?</kbd>
      </button>
      {length === undefined ? null : <span>{length}</span>}
      <Said />
    </footer>
  );
}
