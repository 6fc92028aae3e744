import { cleanText } from './clean-text.ts';

/** After so many ms without a key, what was written is told. */
const PAUSE_MS = 250;

/** What a writer tells of. */
interface Heard {
  wrote: (text: string) => void;
  next: (by: 1 | -1, text: string) => void;
  stopped: () => void;
}

/** Whether an element says its text in one piece, so that it can be written in place. */
export function isWritable(element: Element): element is HTMLElement {
  const [only, ...others] = element.childNodes;
  return element instanceof HTMLElement && others.length === 0 && only?.nodeType === Node.TEXT_NODE;
}

/**
 * Lets somebody write the text of an element of the page, where it is. React owns the element: what it draws there
 * meanwhile is put back to what was written, with the caret.
 */
export class TextWriter {
  readonly element: HTMLElement;
  readonly #heard: Heard;
  readonly #controller = new AbortController();
  readonly #observer = new MutationObserver(() => this.#putBack());
  #text: string;
  #told: string;
  #caret = 0;
  #isComposing = false;
  /** Between what the browser announces and what it has done: other listeners run in between, and observers with them. */
  #isTyping = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param caret where it is at first, in characters of the text; at its end if not given */
  constructor(element: HTMLElement, text: string, heard: Heard, caret = text.length) {
    this.element = element;
    this.#heard = heard;
    this.#text = text;
    this.#told = text;
    element.setAttribute('contenteditable', 'plaintext-only');
    element.setAttribute('role', 'textbox');
    element.spellcheck = true;
    this.#show();
    element.focus({ preventScroll: true });
    this.#place(Math.min(caret, text.length));
    this.#listen();
    this.#observer.observe(element, { characterData: true, childList: true, subtree: true });
  }

  /** Tells what was written and is not told yet. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#text === this.#told || this.#isComposing) return;
    this.#told = this.#text;
    this.#heard.wrote(this.#text);
  }

  /** Goes on with another text, the caret at its end. */
  take(text: string): void {
    this.#text = text;
    this.#told = text;
    this.#show();
    this.#place(text.length);
  }

  /** Goes on in another element, which the page shows the text in from now on. */
  moveTo(element: HTMLElement): TextWriter {
    this.#end();
    const moved = new TextWriter(element, this.#text, this.#heard, this.#caret);
    moved.#told = this.#told;
    moved.#tellSoon();
    return moved;
  }

  /** Ends the writing; what was written is told first. */
  stop(): void {
    if (this.#controller.signal.aborted) return;
    this.#end();
    for (const name of ['contenteditable', 'role', 'spellcheck'])
      this.element.removeAttribute(name);
    this.#isComposing = false;
    this.flush();
    this.#heard.stopped();
  }

  #end(): void {
    this.#controller.abort();
    this.#observer.disconnect();
    clearTimeout(this.#timer);
  }

  #listen(): void {
    const { element } = this;
    const options = { signal: this.#controller.signal };
    element.addEventListener('beforeinput', () => this.#expectInput(), options);
    element.addEventListener('input', () => this.#hear(), options);
    element.addEventListener('compositionstart', () => (this.#isComposing = true), options);
    element.addEventListener(
      'compositionend',
      () => {
        this.#isComposing = false;
        this.#hear();
      },
      options,
    );
    element.addEventListener('keydown', (event) => this.#key(event), options);
    element.addEventListener('paste', (event) => this.#paste(event), options);
    element.addEventListener('drop', (event) => event.preventDefault(), options);
    // What is drawn again in another element has not been left.
    element.addEventListener(
      'blur',
      () => queueMicrotask(() => element.isConnected && this.stop()),
      options,
    );
    document.addEventListener('selectionchange', () => this.#noteCaret(), options);
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || this.#isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      this.#heard.next(event.shiftKey ? -1 : 1, this.#text);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.stop();
    }
  }

  #paste(event: ClipboardEvent): void {
    event.preventDefault();
    const pasted = cleanText(event.clipboardData?.getData('text/plain') ?? '');
    const [start, end] = this.#selection();
    this.#text = this.#text.slice(0, start) + pasted + this.#text.slice(end);
    this.#show();
    this.#place(start + pasted.length);
    this.#tellSoon();
  }

  #expectInput(): void {
    this.#isTyping = true;
    // It may still be refused.
    setTimeout(() => (this.#isTyping = false));
  }

  #hear(): void {
    this.#isTyping = false;
    // An empty element may have a break in it, so that the caret has a line.
    this.#text = cleanText(this.element.textContent ?? '');
    this.#noteCaret();
    this.#tellSoon();
  }

  #tellSoon(): void {
    clearTimeout(this.#timer);
    if (this.#isComposing) return;
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  #putBack(): void {
    if (this.#isComposing || this.#isTyping) return;
    this.#show();
    this.#place(this.#caret);
  }

  /** In the same piece of text, which React knows. */
  #show(): void {
    const { firstChild, childNodes } = this.element;
    if (firstChild?.nodeType === Node.TEXT_NODE && childNodes.length === 1) {
      if (firstChild.nodeValue !== this.#text) firstChild.nodeValue = this.#text;
    } else if (this.element.textContent !== this.#text) this.element.textContent = this.#text;
    this.#observer.takeRecords();
  }

  #noteCaret(): void {
    const selection = getSelection();
    if (!selection?.anchorNode || !this.element.contains(selection.anchorNode)) return;
    [, this.#caret] = this.#selection();
  }

  #selection(): [start: number, end: number] {
    const selection = getSelection();
    if (!selection || selection.rangeCount === 0) return [this.#caret, this.#caret];
    const range = selection.getRangeAt(0);
    if (!this.element.contains(range.commonAncestorContainer)) return [this.#caret, this.#caret];
    const before = document.createRange();
    before.selectNodeContents(this.element);
    before.setEnd(range.startContainer, range.startOffset);
    const start = before.toString().length;
    return [start, start + range.toString().length];
  }

  #place(caret: number): void {
    this.#caret = caret;
    const text = this.element.firstChild;
    const now = getSelection();
    if (text?.nodeType !== Node.TEXT_NODE) return;
    const at = Math.min(caret, text.nodeValue?.length ?? 0);
    if (now?.isCollapsed && now.anchorNode === text && now.anchorOffset === at) return;
    now?.collapse(text, at);
  }
}
