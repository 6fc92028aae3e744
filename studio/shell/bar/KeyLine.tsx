import { tellPage } from '../desk/frame.ts';
import { countWords } from '../data/count-words.ts';
import { valueAt } from '../data/pointer.ts';
import { schemaAt } from '../data/schema-at.ts';
import { set, type StudioState, useStudio } from '../data/store.ts';

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
  const length = useStudio(unusualLength);
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
      {length === undefined ? null : <span>{length}</span>}
      <p role="status">
        {awaySince === undefined
          ? said || kept
          : `The server has not answered since ${awaySince}. What you write is kept in this browser.`}
      </p>
    </footer>
  );
}

/** How many words the text being written has, where others are usual. */
function unusualLength({ overview, writing, files }: StudioState): string | undefined {
  const data = writing && files[writing.file];
  const schema =
    overview && writing && schemaAt(overview, { file: writing.file, data }, writing.pointer);
  const text = writing && valueAt(data, writing.pointer);
  const words = schema?.usualWords && typeof text === 'string' ? countWords(text, schema) : '';
  return words.includes(',') ? words : undefined;
}
