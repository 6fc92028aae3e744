import { holdDrawing } from '../dev/hold-drawing.ts';
import type { At, FromPage, FromShell } from './messages.ts';
import type { Placeholders } from './placeholders.ts';
import type { Places } from './places.ts';
import { isWritable } from './text/stand-in.ts';
import { TextWriter } from './text/text-writer.ts';

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

/** How often a text that the page should show is looked for. */
const TRIES = 3;

/** The text of the page that is being written, if one is. */
export class Writing {
  /** Which text was clicked last, and where in it, for the caret. */
  clicked: { element: HTMLElement; caret: number | undefined } | undefined;
  readonly #overlay: Overlay;
  #writer: TextWriter | undefined;
  /** What it writes. */
  #at: At | undefined;
  /** How often was asked to write: only what was asked last is done. */
  #asked = 0;

  constructor(overlay: Overlay) {
    this.#overlay = overlay;
  }

  get isOn(): boolean {
    return this.#writer !== undefined;
  }

  /** Whether a node of the page, or of a list for what is written, belongs to it. */
  has(node: Node): boolean {
    const { parentElement } = node;
    const isListed = (node instanceof Element ? node : parentElement)?.closest('.studio-figures');
    return isListed ? true : (this.#writer?.has(node) ?? false);
  }

  hear(
    message: Exclude<FromShell, { studio: 'select' | 'menu' | 'flush' | 'open' | 'look' }>,
  ): void {
    if (message.studio === 'write') void this.#write(message);
    else if (message.studio === 'text') this.#writer?.take(message.text);
    else if (message.studio === 'link') this.#writer?.setLink(message.href);
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
    const shown = this.#overlay.places()?.elementsBefore(this.#at) ?? [];
    const element = shown.find(isWritable);
    if (element) this.#writer.moveTo(element);
    else this.#writer.stop();
  }

  /** Keys in a text that is being written are not for what it is in, such as a carousel. */
  readonly #keep = (event: KeyboardEvent) => this.#writer && event.stopPropagation();

  /** Elements in which a text can be written. What has just changed may still have to be drawn, and found again. */
  async #elements(at: At): Promise<HTMLElement[]> {
    const { places, placeholders, findAgain } = this.#overlay;
    for (let tries = 0; ; tries += 1) {
      const shown = [...placeholders.elementsAt(at), ...(places()?.elementsAt(at) ?? [])];
      const writable = shown.filter(isWritable);
      // Of a page that has just come, nothing is known yet.
      const isStray = places() !== undefined && !places()?.isKnown(at);
      if (writable.length > 0 || tries === TRIES || isStray) return writable;
      await findAgain();
    }
  }

  async #write({ at, written, by }: Extract<FromShell, { studio: 'write' }>): Promise<void> {
    const { tell, drawSoon, reveal, placeholders } = this.#overlay;
    this.#asked += 1;
    const turn = this.#asked;
    const shown = await this.#elements(at);
    if (turn !== this.#asked) return;
    this.#writer?.stop();
    const element = shown.find((one) => one === this.clicked?.element) ?? shown[0];
    if (!element) return tell({ studio: 'missing', at, by });
    const caret = this.clicked?.element === element ? this.clicked.caret : undefined;
    this.clicked = undefined;
    reveal(element);
    this.#at = at;
    this.#writer = new TextWriter(
      element,
      written,
      {
        wrote: (text) => tell({ studio: 'wrote', at, text }),
        next: (way, text) => tell({ studio: 'next', at, by: way, text }),
        stopped: () => {
          this.#writer = undefined;
          tell({ studio: 'stopped', at });
          drawSoon();
        },
        link: (href = '') => tell({ studio: 'link', href }),
        say: (words) => tell({ studio: 'say', words }),
        composing: holdDrawing,
      },
      caret,
    );
    this.#writer.element.addEventListener('keydown', this.#keep);
    if (!written.isRequired) placeholders.keep(this.#writer.element, at.pointer);
    drawSoon();
  }
}
