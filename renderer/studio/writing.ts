import { DIGEST } from '../contract.ts';
import { holdDrawing } from '../dev/hold-drawing.ts';
import type { At, FromPage, FromShell, WrittenText } from './messages.ts';
import type { Placeholders } from './placeholders.ts';
import type { PartSource, Places } from './places.ts';
import { canBeSeen } from './reveal.ts';
import { isWritable, type Words } from './text/stand-in.ts';
import { TEXT_TAG } from './text/text-tag.ts';
import { TextWriter } from './text/text-writer.ts';
import { isWrittenOnPage, WrittenPart } from './text/written-part.ts';

interface Overlay {
  tell: (message: FromPage) => void;
  drawSoon: () => void;
  reveal: (element: Element | Range) => void;
  /** What is known of the page. */
  places: () => Places | undefined;
  placeholders: Placeholders;
  /** Waits until what is known of the page is that of now. */
  findAgain: () => Promise<void>;
}

/** How often a text that the page should show is looked for, and the parts of one that has just changed. */
const TRIES = 3;
const PART_TRIES = 20;

/** What is not there is looked for again after so many ms. */
const AGAIN_MS = 100;

/** A page that has just come is drawn within so many ms, also on a busy machine. */
const DRAWN_MS = 20_000;

/** The shell answers within so many ms; after that, no text follows. */
const COMING_MS = 1000;

/** What is next to a text while it is written. */
const OWN = `.studio-figures, .${TEXT_TAG}`;

/** The text of the page that is being written, if one is. */
export class Writing {
  /** Which text was clicked last, and where in it, for the caret. */
  clicked: { element: HTMLElement; caret: number | undefined } | undefined;
  /** Whether a text is about to be written in the place of one that has gone: a key is for that text. */
  isComing = false;
  readonly #overlay: Overlay;
  #writer: TextWriter | undefined;
  /** What it writes. */
  #at: At | undefined;
  /** The same in the whole text, where that is in Markdown. */
  #part: WrittenPart | undefined;
  /** What the shell knows of the whole text. */
  #known = '';
  /** How often was asked to write: only what was asked last is done. */
  #asked = 0;

  constructor(overlay: Overlay) {
    this.#overlay = overlay;
  }

  get isOn(): boolean {
    return this.#writer !== undefined;
  }

  /** Where it is written. */
  get element(): HTMLElement | undefined {
    return this.#writer?.element;
  }

  /** Whether a node of the page, or of what is next to what is written, belongs to it. */
  has(node: Node): boolean {
    const { parentElement } = node;
    const own = (node instanceof Element ? node : parentElement)?.closest(OWN);
    return own ? true : (this.#writer?.has(node) ?? false);
  }

  /** Whether a node is in what is being written, and not next to it, such as an entry below that of a list. */
  isIn(node: Node): boolean {
    return this.has(node) && (!this.#writer?.has(node) || this.#writer.isIn(node));
  }

  hear(
    message: Extract<
      FromShell,
      { studio: 'write' | 'text' | 'link' | 'mark' | 'figure' | 'leave' }
    >,
  ): void {
    if (message.studio === 'write') void this.#write(message);
    else if (message.studio === 'text') this.#take(message.text);
    else if (message.studio === 'link') this.#writer?.setLink(message.href);
    else if (message.studio === 'mark') this.#writer?.mark(message.mark);
    else if (message.studio === 'figure') this.#writer?.askForFigure();
    else if (message.by === 0) this.#writer?.stop();
    else this.#writer?.goOn(message.by);
  }

  stop(): void {
    this.#writer?.stop();
  }

  /** Tells what was written and is not told yet. */
  flush(): void {
    this.#writer?.flush();
  }

  /** Scrolls to the caret where the window has become smaller, such as by a keyboard. */
  keepInSight(): void {
    if (!this.#writer) return;
    const selection = getSelection();
    const caret = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    this.#overlay.reveal(caret?.getClientRects().length ? caret : this.#writer.element);
  }

  /** Blocks know their entries by their words: one whose words have changed is drawn in a new element. */
  follow(): void {
    if (!this.#writer || !this.#at || this.#writer.isConnected) return;
    const shown = this.#overlay.places()?.wordsBefore(this.#at) ?? [];
    const words = shown.find(isWritable);
    if (!words) return this.#writer.stop();
    // An answer in a new element is folded, and its text takes no focus.
    this.#overlay.reveal(words.element);
    this.#writer.moveTo(words);
  }

  /** Keys in a text that is being written are not for what it is in, such as a carousel. */
  readonly #keep = (event: KeyboardEvent) => this.#writer && event.stopPropagation();

  /** Where a text can be written. What has just changed may still have to be drawn, and found again. */
  async #words(at: At): Promise<Words[]> {
    const { places, placeholders, findAgain } = this.#overlay;
    await untilDrawn();
    for (let tries = 0; ; tries += 1) {
      const shown = [...placeholders.wordsAt(at), ...(places()?.wordsAt(at) ?? [])];
      const writable = shown.filter((one) => isWritable(one) && canBeSeen(one.element));
      // Of a page that has just come, nothing is known yet.
      const isStray = places() !== undefined && !places()?.isKnown(at);
      if (writable.length > 0 || tries === TRIES || isStray) return writable;
      await findAgain();
      await pause();
    }
  }

  /** What a text says now; a part of it may be gone. */
  #take(text: string): void {
    const words = this.#part ? this.#part.follow(text) : text;
    if (words === undefined) this.stop();
    else this.#writer?.take(words);
    this.#known = text;
  }

  /** The part of a text in Markdown that was asked for, or the next one that can be written where it is. */
  async #partFor({ at, written, by }: Write): Promise<PartSource | undefined> {
    const { places, findAgain } = this.#overlay;
    for (let tries = 0; ; tries += 1) {
      const parts = places()?.partsOf(at) ?? [];
      const isKnown = parts.every(
        ({ written: range, markdown }) => written.text.slice(...range) === markdown.raw,
      );
      const isDone = (parts.length > 0 && isKnown) || tries === PART_TRIES;
      if (isDone) return isKnown ? choose() : undefined;
      await findAgain();
      await pause();

      function choose(): PartSource | undefined {
        const { part = 0 } = at;
        const wanted = parts.filter(({ markdown: { index } }) =>
          by > 0 ? index >= part : by < 0 ? index <= part || part < 0 : index === part,
        );
        const writable = wanted.filter((source) => isOnPage(source, written));
        return by < 0 ? writable.at(-1) : writable[0];
      }
    }
  }

  async #write(message: Write): Promise<void> {
    const { tell } = this.#overlay;
    this.#asked += 1;
    const turn = this.#asked;
    const { at, by } = message;
    const source = at.part === undefined ? undefined : await this.#partFor(message);
    if (turn !== this.#asked) return;
    if (at.part !== undefined && !source) return this.#missPart(message);
    const index = source?.markdown.index;
    const shown = await this.#words(index === undefined ? at : { ...at, part: index });
    if (turn !== this.#asked) return;
    this.#writer?.stop();
    const words = shown.find(({ element }) => element === this.clicked?.element) ?? shown[0];
    if (!words) return tell({ studio: 'missing', at, by });
    // It is next to what has just been written, and that was in a copy of its element.
    if (!words.element.isConnected) return this.#write(message);
    this.#start(words, message, source);
  }

  /** Somebody who has clicked it finds it in the source. */
  #missPart({ at, by }: Write): void {
    const parts = this.#overlay.places()?.partsOf(at) ?? [];
    const range = parts.find(({ markdown }) => markdown.index === at.part)?.written;
    this.#overlay.tell({ studio: 'missing', at, by, ...(range && { range }) });
  }

  /** What is next is drawn where the part was that has gone. */
  #leaveGone(): void {
    this.isComing = true;
    setTimeout(() => (this.isComing = false), COMING_MS);
    this.#writer?.stop();
  }

  #start(words: Words, { at, written }: Write, source: PartSource | undefined): void {
    const { tell, drawSoon, reveal, places, placeholders } = this.#overlay;
    const caret = this.clicked?.element === words.element ? this.clicked.caret : undefined;
    this.clicked = undefined;
    this.isComing = false;
    reveal(words.element);
    const part = source && new WrittenPart(written.text, source.written, source.markdown.kind);
    const index = source?.markdown.index;
    this.#at = index === undefined ? at : { ...at, part: index };
    this.#part = part;
    // A part that is empty is kept in the file until its writing ends: it would have no place on the page.
    let isEmpty = false;
    this.#known = written.text;
    const told = (text: string) => {
      const was = this.#known;
      this.#known = part ? part.put(text) : text;
      return { at, text: this.#known, was };
    };
    this.#writer = new TextWriter(
      words,
      source && part ? partOf(written, source, part, places()?.partsOf(at) ?? []) : written,
      {
        wrote: (text) => {
          isEmpty = part !== undefined && text === '';
          if (!isEmpty) tell({ studio: 'wrote', ...told(text) });
        },
        next: (by, text) => {
          // Behind one that goes is one with its index.
          const following = index === undefined ? -1 : text === '' && by > 0 ? index : index + by;
          const next = { by, ...(following >= 0 && { part: following }) };
          tell({ studio: 'next', ...told(text), ...next });
          isEmpty = false;
          if (part && text === '') this.#leaveGone();
        },
        stopped: () => {
          if (isEmpty) tell({ studio: 'wrote', ...told('') });
          this.#writer = undefined;
          this.#part = undefined;
          tell({ studio: 'stopped', at });
          drawSoon();
        },
        link: (href = '') => tell({ studio: 'link', href }),
        say: (said) => tell({ studio: 'say', words: said }),
        goTo: (to) => tell({ studio: 'picked', at: to, isText: false }),
        composing: holdDrawing,
      },
      caret,
    );
    this.#writer.element.addEventListener('keydown', this.#keep);
    if (!written.isRequired) placeholders.keep(this.#writer.element, at.pointer);
    drawSoon();
  }
}

/** Where the texts are may be known before they are on the screen. */
async function untilDrawn(): Promise<void> {
  const end = performance.now() + DRAWN_MS;
  while (!document.documentElement.hasAttribute(DIGEST) && performance.now() < end)
    await new Promise(requestAnimationFrame);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
}

type Write = Extract<FromShell, { studio: 'write' }>;

/** Whether a part of a text in Markdown can be written where it is. */
function isOnPage({ markdown, text, range }: PartSource, written: WrittenText): boolean {
  const isHeading = markdown.kind === 'heading';
  const reading = { ...written, markdown: { isHeading, indent: '' } };
  return isWrittenOnPage(markdown.raw, text.slice(...(range ?? [0])), reading);
}

const KINDS = { paragraph: 'paragraph', heading: 'heading', entry: 'list entry' };

function partOf(
  written: WrittenText,
  { markdown: { kind, index } }: PartSource,
  part: WrittenPart,
  parts: readonly PartSource[],
): WrittenText {
  const label = `${written.label}, ${KINDS[kind]}`;
  const isEntry = (at: number) =>
    parts.some(({ markdown }) => markdown.index === at && markdown.kind === 'entry');
  const ownTabs = { before: isEntry(index - 1), behind: isEntry(index + 1) };
  const tabs = kind === 'entry' ? ownTabs : written.tabs;
  return { ...written, text: part.raw, label, tabs, markdown: part.words };
}
