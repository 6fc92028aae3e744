import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { TAG_STYLE } from '../tag-style.ts';
import { type Mark, type MarkCommands, MARKS } from './mark-commands.ts';
import { placeBeside } from './place-beside.ts';
import { figureSelected } from './text-keys.ts';
import { markupSchema } from './text-schema.ts';

/** Of its element on the page. */
export const TEXT_TAG = 'studio-text-tag';

const STYLE = `${TAG_STYLE}
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483001; }
b { padding: 0 8px; }
button { min-width: 24px; min-height: 24px; padding: 0 8px; border: 0; border-radius: 5px; background: none; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
b:not([hidden]) + button { border-inline-start: 1px solid rgb(128 128 128 / 0.6); border-radius: 0; }
button[aria-pressed='true'] { background: var(--ink); color: var(--paper); text-decoration: underline; box-shadow: inset 0 0 0 1px var(--paper); }
button:focus-visible { outline: 2px solid var(--ink); outline-offset: -4px; }
@media (pointer: coarse) { button { min-width: 44px; min-height: 44px; } }
`;

const KEYS: Record<Mark, string> = { strong: 'B', em: 'I', link: 'K' };
const WORDS: Record<Mark, string> = { strong: 'Strong', em: 'Italic', link: 'Link' };

/**
 * A tag above the words that are selected: their marks, which keys make as well, and the name of a figure.
 * @param say is told which figure is selected
 */
export function textTag(commands: MarkCommands, say: (words: string) => void): Plugin {
  return new Plugin({ view: (view) => new TextTag(view, commands, say) });
}

class TextTag {
  readonly #host = document.createElement('div');
  readonly #tag = document.createElement('div');
  readonly #name = document.createElement('b');
  readonly #buttons: HTMLButtonElement[];
  readonly #say: (words: string) => void;
  readonly #gone = new AbortController();
  /** Which figure was said last. */
  #told: Node | undefined;

  constructor(view: EditorView, commands: MarkCommands, say: (words: string) => void) {
    this.#say = say;
    // In the language of the studio, whatever that of the page is.
    Object.assign(this.#host, { className: TEXT_TAG, lang: 'en', dir: 'ltr' });
    const style = document.createElement('style');
    style.textContent = STYLE;
    this.#tag.className = 'tag';
    this.#tag.role = 'toolbar';
    this.#tag.ariaLabel = 'Selected words';
    this.#name.dir = 'auto';
    this.#buttons = MARKS.map((mark) => {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', textContent: WORDS[mark], tabIndex: -1 });
      button.setAttribute('aria-keyshortcuts', `Control+${KEYS[mark]}`);
      button.addEventListener('click', () => {
        view.focus();
        commands[mark](view.state, view.dispatch);
      });
      return button;
    });
    this.#tag.append(this.#name, ...this.#buttons);
    // The text keeps the focus.
    this.#tag.addEventListener('mousedown', (event) => event.preventDefault());
    this.#host.attachShadow({ mode: 'open' }).append(style, this.#tag);
    document.body.append(this.#host);
    addEventListener('resize', () => this.update(view), { signal: this.#gone.signal });
    this.update(view);
  }

  update(view: EditorView): void {
    const { state } = view;
    const figure = figureSelected(state.selection);
    const takesMarks = state.schema === markupSchema;
    this.#tag.hidden = state.selection.empty || view.composing || !(takesMarks || figure);
    const label = String(figure?.attrs['label'] ?? '');
    if (figure && figure !== this.#told)
      this.#say([figure.attrs['value'], label, 'figure'].filter((one) => one !== '').join(', '));
    this.#told = figure;
    if (this.#tag.hidden) return;
    const { from, to } = state.selection;
    this.#name.textContent = label;
    this.#name.hidden = label === '';
    MARKS.forEach((mark, index) => {
      const button = this.#buttons[index];
      if (!button) return;
      button.hidden = !takesMarks;
      button.ariaPressed = String(state.doc.rangeHasMark(from, to, markupSchema.marks[mark]));
    });
    placeBeside(this.#tag, view, { from, to, isAbove: true });
  }

  destroy(): void {
    this.#gone.abort();
    this.#host.remove();
  }
}
