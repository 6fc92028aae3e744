import type { EditorView } from 'prosemirror-view';
import { placeBeside } from './place-beside.ts';
import type { Figure, Reading } from './reading.ts';
import { plainSchema, markupSchema } from './text-schema.ts';

const ID = 'studio-figures';

/** What the text contains while the list is open: a brace, and what was typed behind it. */
const QUERY = /\{([^\s{}]*)$/u;

/** The figures that a text can refer to, next to its caret, once a brace is typed. */
export class FigureList {
  readonly #box = document.createElement('div');
  readonly #reading: Reading;
  readonly #say: (words: string) => void;
  readonly #gone = new AbortController();
  #found: Figure[] = [];
  #active = 0;
  /** Which one was said last: while somebody types, it is often the same. */
  #told: Figure | undefined;
  /** Where the brace is that somebody does not want a list for. */
  #refused = -1;
  /** Where it is if it was not typed. */
  #asked = -1;
  /** Puts it next to its brace again: a keyboard that comes up takes its room. */
  #placeAgain = (): void => {};

  constructor(reading: Reading, say: (words: string) => void) {
    this.#reading = reading;
    this.#say = say;
    this.#box.className = 'studio-figures';
    this.#box.id = ID;
    this.#box.role = 'listbox';
    this.#box.ariaLabel = 'Figures';
    this.#box.hidden = true;
    document.body.append(this.#box);
    addEventListener('resize', () => this.#placeAgain(), { signal: this.#gone.signal });
  }

  get isOpen(): boolean {
    return !this.#box.hidden;
  }

  /** Opens it without a brace that somebody has typed. */
  ask(view: EditorView): void {
    if (this.#reading.figures.length === 0) return this.#say('The site has no figures yet.');
    if (this.isOpen) return;
    this.#asked = view.state.selection.from;
    this.#refused = -1;
    view.dispatch(view.state.tr.insertText('{').scrollIntoView());
  }

  /** To be told of each change. @param isTyped whether the words have changed */
  update(view: EditorView, isTyped: boolean): void {
    const query = queryOf(view);
    if (!query || query.from === this.#refused || (!isTyped && !this.isOpen))
      return this.#close(view);
    const words = query.words.toLowerCase();
    this.#found = this.#reading.figures.filter(({ name, label }) =>
      `${label} ${name}`.toLowerCase().includes(words),
    );
    if (this.#found.length === 0) return this.#close(view);
    this.#active = 0;
    this.#box.hidden = false;
    this.#draw(view);
    this.#placeAgain = () => placeBeside(this.#box, view, { from: query.from, isAbove: false });
    this.#placeAgain();
  }

  /** @returns whether the key was for the list */
  press(view: EditorView, { key }: KeyboardEvent): boolean {
    if (!this.isOpen) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const { length } = this.#found;
      this.#active = (this.#active + (key === 'ArrowDown' ? 1 : length - 1)) % length;
      this.#draw(view);
    } else if (key === 'Enter' || key === 'Tab') this.#choose(view, this.#found[this.#active]);
    else if (key === 'Escape') this.#refuse(view);
    else return false;
    return true;
  }

  remove(): void {
    this.#gone.abort();
    this.#box.remove();
  }

  #draw(view: EditorView): void {
    this.#box.replaceChildren(
      ...this.#found.map((figure, index) => {
        const option = document.createElement('div');
        option.role = 'option';
        option.id = `${ID}-${index}`;
        option.ariaSelected = String(index === this.#active);
        const [label, value] = [document.createElement('span'), document.createElement('b')];
        label.textContent = figure.label;
        value.textContent = figure.value;
        option.append(label, ' ', value);
        // The text keeps the focus.
        option.addEventListener('mousedown', (event) => event.preventDefault());
        option.addEventListener('click', () => this.#choose(view, figure));
        return option;
      }),
    );
    view.dom.setAttribute('aria-controls', ID);
    view.dom.setAttribute('aria-activedescendant', `${ID}-${this.#active}`);
    const active = this.#found[this.#active];
    if (active && active !== this.#told)
      this.#say(`Insert a figure: ${active.label}, ${active.value}`);
    this.#told = active;
  }

  #choose(view: EditorView, figure: Figure | undefined): void {
    const query = queryOf(view);
    if (!query || !figure) return;
    const schema = this.#reading.isMarkup ? markupSchema : plainSchema;
    const written = `{${figure.name}}`;
    const node = schema.node(
      'reference',
      { written, ...figure },
      [],
      view.state.selection.$from.marks(),
    );
    view.dispatch(view.state.tr.replaceWith(query.from, query.to, node).scrollIntoView());
    view.focus();
  }

  #refuse(view: EditorView): void {
    const query = queryOf(view);
    this.#refused = query?.from ?? -1;
    if (query && query.from === this.#asked && query.words === '')
      view.dispatch(view.state.tr.delete(query.from, query.to));
    this.#close(view);
  }

  #close(view: EditorView): void {
    this.#placeAgain = () => {};
    this.#told = undefined;
    this.#box.hidden = true;
    for (const name of ['aria-controls', 'aria-activedescendant']) view.dom.removeAttribute(name);
  }
}

function queryOf(view: EditorView): { from: number; to: number; words: string } | undefined {
  const { selection, doc } = view.state;
  if (!selection.empty) return undefined;
  const found = QUERY.exec(doc.textBetween(0, selection.from, '', '\ufffc'));
  const [whole = '', words = ''] = found ?? [];
  return found ? { from: selection.from - whole.length, to: selection.from, words } : undefined;
}
