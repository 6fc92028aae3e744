import { type Node, Slice } from 'prosemirror-model';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readText } from '../../../../renderer/studio/text/read-text.ts';
import type { At } from '../../../../renderer/studio/messages.ts';
import type { Figure, Reading } from '../../../../renderer/studio/text/reading.ts';
import { replaceChanged, settle } from '../../../../renderer/studio/text/settle.ts';
import { textEvents } from '../../../../renderer/studio/text/text-events.ts';
import { deletingKeys, goToFigure } from '../../../../renderer/studio/text/text-keys.ts';
import { writeText } from '../../../../renderer/studio/text/write-text.ts';
import type { TextBox } from './text-box.ts';

interface Heard {
  wrote: (text: string, isComposing: boolean) => void;
  ask: () => void;
  say: (words: string) => void;
  goTo: (at: At) => void;
}

/** A text of the panel, of one line, in which each figure is one piece; marks are as they are written. */
export class FigureEditor implements TextBox {
  readonly #view: EditorView;
  readonly #heard: Heard;
  #reading: Reading;

  constructor(place: HTMLElement, text: string, figures: readonly Figure[], heard: Heard) {
    this.#heard = heard;
    const goTo = goToFigure(() => this.#reading.figures, heard.goTo);
    this.#reading = { isMarkup: false, figures };
    const { handleClickOn, handleDOMEvents } = textEvents(this.#reading, heard.say);
    this.#view = new EditorView(
      { mount: place },
      {
        state: EditorState.create({
          doc: readText(text, this.#reading),
          plugins: deletingKeys(),
        }),
        dispatchTransaction: (change) => this.#take(change),
        handleKeyDown: ({ state }, { key, ctrlKey }) => {
          // It has one line.
          if (key === 'Enter') goTo(state);
          else if (key === ' ' && ctrlKey) heard.ask();
          else return false;
          return true;
        },
        handleClickOn,
        handleDOMEvents: {
          ...handleDOMEvents,
          // Undo is that of the studio: what the editor refuses, the window would not hear of.
          keydown: (_view, { key, ctrlKey, metaKey }) =>
            (ctrlKey || metaKey) && /^[yz]$/i.test(key),
          compositionend: () => queueMicrotask(() => this.#tell()),
          beforeinput: (_view, event) => {
            if (event.inputType.startsWith('history')) event.preventDefault();
          },
        },
      },
    );
  }

  focus(): void {
    this.#view.focus();
  }

  /** Puts the caret behind so many characters of the text as it is written. */
  goTo(caret: number): void {
    const { state } = this.#view;
    const place = TextSelection.create(state.doc, placeInSource(state.doc, caret));
    this.#view.updateState(state.apply(state.tr.setSelection(place)));
  }

  insert(words: string): void {
    const { content } = readText(words, this.#reading);
    this.#view.dispatch(this.#view.state.tr.replaceSelection(new Slice(content, 0, 0)));
  }

  /** Goes on with what the text says now, and with what its figures are; the caret stays where nothing has changed. */
  follow(text: string, figures: readonly Figure[]): void {
    this.#reading = { isMarkup: false, figures };
    if (!this.#view.composing) this.#show(readText(text, this.#reading));
  }

  remove(): void {
    this.#view.destroy();
  }

  #take(change: Transaction): void {
    this.#view.updateState(this.#view.state.apply(change));
    if (!change.docChanged) return;
    if (!this.#view.composing) this.#show(settle(this.#view.state.doc, this.#reading));
    this.#tell();
  }

  #show(doc: Node): void {
    const { state } = this.#view;
    if (doc.eq(state.doc)) return;
    this.#view.updateState(state.apply(replaceChanged(state.tr, doc)));
  }

  #tell(): void {
    this.#heard.wrote(writeText(this.#view.state.doc), this.#view.composing);
  }
}

function placeInSource(doc: Node, caret: number): number {
  let [left, place] = [caret, 0];
  doc.forEach((node, from) => {
    const length = node.text?.length ?? String(node.attrs['written']).length;
    if (left > 0) place = node.isText && left < length ? from + left : from + node.nodeSize;
    left -= length;
  });
  return place;
}
