import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { FigureList } from './figure-list.ts';
import type { At, WrittenText } from '../messages.ts';
import { type Mark, type MarkCommands, markCommands } from './mark-commands.ts';
import { placeOf } from './place-of.ts';
import { readText } from './read-text.ts';
import { comesBack, replaceChanged, settle } from './settle.ts';
import { StandIn, type Words } from './stand-in.ts';
import { textEvents } from './text-events.ts';
import { textKeys } from './text-keys.ts';
import { TEXT_TAG, textTag } from './text-tag.ts';
import { markupSchema } from './text-schema.ts';
import { writeSource } from './write-markdown.ts';

/** After so many ms without a key, what was written is told. */
const PAUSE_MS = 250;

/** So many ms after a key, what was written is told, also while somebody writes on. */
const TELL_MS = 150;

/** What a writer tells of. */
interface Heard {
  wrote: (text: string) => void;
  next: (by: 1 | -1, text: string) => void;
  stopped: () => void;
  /** Somebody wants to link words, or change where they lead. */
  link: (href: string | undefined) => void;
  say: (words: string) => void;
  /** Somebody wants to go there: what was written is told, and the writing ended. */
  goTo: (at: At) => void;
  /** An input method has begun or ended a word. */
  composing: (isComposing: boolean) => void;
}

/** Lets somebody write words of the page, where they are. */
export class TextWriter {
  readonly #heard: Heard;
  readonly #written: WrittenText;
  readonly #figures: FigureList;
  readonly #marks: MarkCommands;
  /** What a block of YAML ends with. */
  readonly #tail: string;
  #standIn: StandIn;
  #view: EditorView;
  #told: string;
  #isStopped = false;
  /** While somebody chooses where a link leads, the focus is there. */
  #isHeld = false;
  /** What the text says now, once the input method has ended its word. */
  #late: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  /** @param caret where it is at first, in characters that the page shows; at the end if not given */
  constructor(words: Words, written: WrittenText, heard: Heard, caret?: number) {
    this.#heard = heard;
    this.#written = written;
    this.#figures = new FigureList(written, heard.say);
    this.#marks = markCommands({
      link: (href) => {
        this.#isHeld = true;
        heard.link(href);
      },
      say: heard.say,
    });
    const text = written.text.trimEnd();
    this.#tail = written.text.slice(text.length);
    this.#told = written.text;
    const doc = readText(text, written);
    this.#standIn = new StandIn(words);
    this.#view = this.#open(
      EditorState.create({
        doc,
        selection: TextSelection.create(doc, placeOf(doc, caret)),
        plugins: [
          ...textKeys(written, {
            next: (by) => this.goOn(by),
            stop: () => this.stop(),
            figure: () => this.askForFigure(),
            goTo: (place) => {
              this.stop();
              heard.goTo(place);
            },
            marks: this.#marks,
          }),
          textTag(this.#marks, heard.say),
        ],
      }),
    );
    this.#view.focus();
  }

  /** Where it is written. */
  get element(): HTMLElement {
    return this.#standIn.place;
  }

  /** Whether a node of the page is a part of what is written. */
  has(node: Node): boolean {
    return this.#standIn.has(node);
  }

  /** Whether a node is in what can be written, and not next to it. */
  isIn(node: Node): boolean {
    return this.#standIn.isIn(node);
  }

  /** Whether the page still shows what is written. */
  get isConnected(): boolean {
    return this.#standIn.isConnected;
  }

  /** Tells what was written and is not told yet. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#view.composing || this.#timer === undefined) return;
    this.#timer = undefined;
    this.#settle();
    this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    if (this.#view.composing) return;
    if (this.#late !== undefined) this.take(this.#late);
    const text = this.#text();
    if (text === this.#told) return;
    this.#told = text;
    this.#heard.wrote(text);
  }

  /**
   * Goes on with another text. The caret stays where nothing has changed, and so does what is written and not told yet.
   * What would not come back the same is not written on.
   */
  take(text: string): void {
    this.#late = undefined;
    if (this.#view.composing) {
      this.#late = text;
      return;
    }
    const words = text.trimEnd();
    if (!comesBack(words, this.#written)) return this.stop();
    const doc = readText(this.#told.trimEnd(), this.#written);
    const { state } = this.#view;
    const own = replaceChanged(EditorState.create({ doc }).tr, state.doc);
    const theirs = replaceChanged(EditorState.create({ doc }).tr, readText(words, this.#written));
    const change = state.tr;
    for (const step of theirs.steps) {
      const moved = step.map(own.mapping);
      if (moved) change.step(moved);
    }
    this.#told = text;
    this.#view.updateState(state.apply(change));
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (own.docChanged) this.#tellSoon();
  }

  /** Goes on in another element, which the page shows the text in from now on. */
  moveTo(words: Words): void {
    const { state } = this.#view;
    this.#view.destroy();
    this.#standIn.remove();
    this.#standIn = new StandIn(words);
    this.#view = this.#open(state);
    this.#view.focus();
  }

  /** Opens the list of figures. */
  askForFigure(): void {
    this.#view.focus();
    this.#figures.ask(this.#view);
  }

  /** Marks the words that are selected. */
  mark(mark: Mark): void {
    this.#view.focus();
    this.#marks[mark](this.#view.state, this.#view.dispatch);
  }

  /** Lets the words that are selected lead somewhere; an empty address takes the link away. */
  setLink(href: string | undefined): void {
    this.#isHeld = false;
    const { state } = this.#view;
    const { link } = markupSchema.marks;
    const { from, to } = state.selection;
    if (href !== undefined && state.schema === markupSchema) {
      const change = state.tr.removeMark(from, to, link);
      this.#view.dispatch(href === '' ? change : change.addMark(from, to, link.create({ href })));
    }
    this.#view.focus();
  }

  /** Tells what is written, and asks for the text behind or before it. */
  goOn(by: 1 | -1): void {
    this.#settle();
    const text = this.#text();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#told = text;
    this.#heard.next(by, text);
  }

  /** Ends the writing; what was written is told first. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.flush();
    this.#figures.remove();
    this.#view.destroy();
    this.#standIn.remove();
    this.#heard.composing(false);
    this.#heard.stopped();
  }

  #open(state: EditorState): EditorView {
    const { label, isRequired } = this.#written;
    const { handleClickOn, handleDOMEvents } = textEvents(this.#written, this.#heard.say);
    return new EditorView(
      { mount: this.#standIn.place },
      {
        state,
        attributes: {
          role: 'textbox',
          'aria-label': label,
          'aria-required': String(isRequired),
          spellcheck: 'true',
        },
        dispatchTransaction: (change) => this.#take(change),
        handleKeyDown: (view, event) => this.#figures.press(view, event),
        handleClickOn,
        handleDOMEvents: {
          ...handleDOMEvents,
          compositionstart: () => this.#heard.composing(true),
          compositionend: () => {
            this.#heard.composing(false);
            this.#tellSoon();
          },
          blur: () => queueMicrotask(() => this.#leave()),
        },
      },
    );
  }

  #take(change: Transaction): void {
    this.#view.updateState(this.#view.state.apply(change));
    if (change.docChanged && !this.#view.composing) this.#settle();
    if (change.docChanged) this.#tellSoon();
    if (!this.#view.composing) this.#figures.update(this.#view, change.docChanged);
  }

  /** The text is on the page as it will be read from the file. */
  #settle(): void {
    const { state } = this.#view;
    const settled = settle(state.doc, this.#written);
    if (settled.eq(state.doc)) return;
    // What is typed behind a mark that has just been completed is not marked.
    const change = replaceChanged(state.tr, settled).setStoredMarks([]);
    this.#view.updateState(state.apply(change));
  }

  #text(): string {
    const words = writeSource(this.#view.state.doc, this.#written).trim();
    return words === '' ? '' : `${words}${this.#tail}`;
  }

  #tellSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
    this.#soon ??= setTimeout(() => this.#tell(), TELL_MS);
  }

  /** What is drawn again in another element has not been left. */
  #leave(): void {
    const isInTag = document.activeElement?.classList.contains(TEXT_TAG) === true;
    if (this.#isHeld || !this.isConnected || this.#view.hasFocus() || isInTag) return;
    this.stop();
  }
}
