import { closeOver } from '../data/store.ts';

const KEYS: [key: string, words: string][] = [
  ['↑ ↓', 'select the block or entry before or after'],
  ['→ ←', 'go into the entries of a block, and out again'],
  ['Enter', 'write the first text; while writing: go to the next'],
  ['Shift Enter', 'while writing: go to the text before'],
  ['Ctrl B, I, K', 'while writing: bold, italic, link'],
  ['{ or Ctrl Space', 'while writing: insert a figure'],
  ['Ctrl Enter', 'while writing: a new line, where a text may have one'],
  ['Esc', 'stop writing; go out of an entry; close what is open'],
  ['Alt ↑ ↓', 'move the block or entry'],
  ['M, then a number', 'move to that place'],
  ['A, Shift A', 'insert below, above'],
  ['D', 'duplicate'],
  ['Del', 'delete'],
  ['.', 'all actions'],
  ['Z or Ctrl Z', 'undo'],
  ['Y or Ctrl Shift Z', 'redo'],
  ['S or Ctrl S', 'save'],
  ['W', 'what changed'],
  ['P, N', 'pages, new page'],
];

/** All keys of the studio. */
export function Keys() {
  return (
    <section className="place" aria-label="All keys">
      <h2>All keys</h2>
      <dl>
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="button has-line"
        ref={(element) => element?.focus()}
        onClick={closeOver}
      >
        Close <kbd>Esc</kbd>
      </button>
    </section>
  );
}
