import { useSyncExternalStore } from 'react';
import { tellPage } from '../desk/frame.ts';
import { takesMarks } from '../data/page-texts.ts';
import { askForFigure, set, useStudio } from '../data/store.ts';
import { putBackHere } from '../panel/one-change.ts';
import { DraftWords } from './DraftWords.tsx';
import { Said } from './Said.tsx';
import { unusualLength } from './unusual-length.ts';

const WRITING = [
  ['Enter', 'next text'],
  ['Shift Enter', 'previous'],
  ['Esc', 'arrange'],
];
const WRITING_MARKUP = [...WRITING, ['Ctrl B', 'bold'], ['Ctrl I', 'italic'], ['Ctrl K', 'link']];
const SAVED = [['B', 'your draft again']];
const FIELDS = [
  ['F6', 'next part'],
  ['Ctrl Backspace', 'back to default'],
  ['Alt Enter', 'mend its problem'],
];
const BESIDE = [
  ['F6', 'next part'],
  ['Esc', 'back to the fields'],
];
const CHANGES = [['B', 'page before'], ...BESIDE];
const CHANGE = [['Z', 'put this one back'], ...CHANGES];
const ARRANGING = [
  ['↑ ↓', 'select'],
  ['→ ←', 'go in, out'],
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
  const [posture, keys] = usePosture();
  const field = useStudio((state) => state.field);
  const length = useStudio(unusualLength);
  return (
    <footer className="key-line">
      <strong>{posture}</strong>
      <ul>
        {keys.map(([key, words]) => (
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
      <DraftWords />
    </footer>
  );
}

/** What the keys are for at the moment, and which these are: those of arranging do not act beside the page. */
function usePosture(): [words: string, keys: string[][]] {
  const isWriting = useStudio((state) => state.writing !== undefined);
  const marks = useStudio(takesMarks);
  const isSaved = useStudio((state) => state.isSaved);
  const side = useStudio((state) => state.side);
  const isBeside = useSyncExternalStore(followFocus, isFocusBeside);
  const isOne = useSyncExternalStore(followFocus, putBackHere) !== undefined;
  if (isSaved) return ['As saved', SAVED];
  if (isWriting) return ['Writing', marks ? WRITING_MARKUP : WRITING];
  if (!isBeside) return ['Arranging', ARRANGING];
  if (side === 'fields') return ['Fields', FIELDS];
  if (side === 'conflicts') return ['Two values', BESIDE];
  return ['What changed', isOne ? CHANGE : CHANGES];
}

function isFocusBeside(): boolean {
  return document.activeElement?.closest('.panel') instanceof Element;
}

function followFocus(changed: () => void): () => void {
  const controller = new AbortController();
  for (const name of ['focusin', 'focusout'])
    document.addEventListener(name, changed, { signal: controller.signal });
  return () => controller.abort();
}
