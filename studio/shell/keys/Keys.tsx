import { closeOver, useStudio } from '../data/store.ts';
import { switchKeys } from './single-keys.ts';

const KEYS: [key: string, words: string][] = [
  ['↑ ↓', 'select the block or entry before or after'],
  ['→ ←', 'go into the entries of a block, and out again'],
  ['Enter', 'write the first text; while writing: go to the next'],
  ['Shift Enter', 'while writing: go to the text before'],
  [
    'Tab, Shift Tab',
    'while writing in a list: go to its next text, the one before; at its end: leave',
  ],
  ['Ctrl B, I, K', 'while writing: bold, italic, link'],
  ['{ or Ctrl Space', 'while writing: insert a figure'],
  ['Ctrl Enter', 'while writing: a new line, where a text may have one'],
  ['Esc', 'stop writing; go out of an entry; close what is open'],
  ['Alt ↑ ↓', 'move the block or entry'],
  ['M, then a number', 'move to that place'],
  ['A, Shift A', 'insert below, above'],
  ['Alt 1 to 4', 'on a new page: take a block that is offered'],
  ['D', 'duplicate'],
  ['Ctrl Backspace', 'in a field: back to its default'],
  ['Del', 'delete'],
  ['. or Shift F10', 'all actions'],
  ['O', 'open a menu or dialog of what is selected, show its next slide; close the dialog'],
  ['Z or Ctrl Z', 'undo; Z at a change in What changed: put this one back'],
  ['Y or Ctrl Shift Z', 'redo'],
  ['S or Ctrl S', 'save'],
  ['Ctrl Shift S', 'save, and commit these files with git'],
  ['W', 'what changed'],
  ['B', 'the page as it is saved, while it is held; pressed: until B again'],
  ['H', 'the page alone, as visitors see it; again: with list and fields'],
  ['T', 'the theme of the page'],
  ['Ctrl 1, 2, 3', 'the page 390, 768, 1280 pixels wide; again: as wide as the desk'],
  ['F4', 'the fields, where they are over the page'],
  ['F6, Shift F6', 'to the next part: page, list, fields'],
  ['F8, Shift F8', 'next problem, the one before'],
  [
    'Alt Enter',
    'follow the link at the caret or of what is selected; in a field: mend its problem',
  ],
  ['P, N, G', 'pages, new page, site settings'],
  ['F2', 'in the list of pages: rename the page'],
  ['Alt ↑ ↓, M', 'in the list of pages: move it in the menu'],
  ['D, Del', 'in the list of pages: duplicate, delete it'],
];

/** All keys of the studio. */
export function Keys() {
  const hasKeys = useStudio((state) => state.hasKeys);
  return (
    // Read from the beginning, and scrolled by the arrows.
    <section className="place" aria-label="All keys" tabIndex={-1} ref={takeFocus}>
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
      <label className="kind">
        <input
          type="checkbox"
          checked={hasKeys}
          onChange={({ target }) => switchKeys(target.checked)}
        />
        Use keys of a single character, such as A and D
      </label>
      <button type="button" className="button has-line" onClick={closeOver}>
        Close <kbd>Esc</kbd>
      </button>
    </section>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
