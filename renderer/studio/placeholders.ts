import { ADDED, PLACEHOLDER } from '../contract.ts';
import { type DrawBlock, drawingOf, type Fill } from '../dev/fill-block.ts';
import { elementsOfBlock } from '../dev/source/block-elements.ts';
import { textsIn } from '../dev/source/text-before.ts';
import type { EmptySource } from '../dev/source/text-sources.ts';
import { MARK, readNumber, withoutMarks, wrap } from '../dev/source/tokens.ts';
import type { At } from './messages.ts';
import type { ShownText } from './places.ts';
import type { Words } from './text/stand-in.ts';
import { stepsOf, toPointer } from '../../schema/pointer.ts';

/**
 * Shows where the optional texts of a block would be that are empty: the block is drawn with a mark in each, which
 * nobody sees, and the sheet writes what they are called into the elements that then have one.
 */
export class Placeholders {
  #block: number | undefined;
  /** Draws the block, and is another one for another block. */
  #draw: DrawBlock | undefined;
  #texts: readonly EmptySource[] = [];
  /** What the block is drawn with, by pointers from it down. */
  readonly #fills = new Map<string, Fill>();
  /** The pointers of all that ever had a mark: its number is the index. */
  readonly #numbered: string[] = [];
  /** The elements of texts that are empty, or were, with their pointers. */
  readonly #elements = new Map<HTMLElement, string>();

  /**
   * @param block its index; nothing where none is selected
   * @param texts those of the block that have a place
   */
  show(block: number | undefined, texts: readonly EmptySource[]): void {
    const draw = block === undefined ? undefined : drawingOf(block);
    if (draw !== this.#draw) {
      this.#draw?.([]);
      this.#fills.clear();
    }
    this.#block = block;
    this.#draw = draw;
    this.#texts = texts;
    // A text that is written by now stays in the list: the page may know of that later, and must not take it away.
    this.#fill(texts.map(({ place }) => place.pointer));
    this.find();
  }

  /** Keeps the element of a text of the block that is being written, also while it is empty. */
  keep(element: HTMLElement, pointer: string): void {
    if (!this.#elementsOfBlock().some((one) => one.contains(element))) return;
    this.#elements.set(element, pointer);
    this.#fill([pointer]);
  }

  /** Finds the elements that show them, after the block was drawn. */
  find(): void {
    for (const text of this.#elementsOfBlock().flatMap(textsIn)) {
      const pointer = this.#numbered[markIn(text.data) ?? -1];
      if (text.parentElement && pointer !== undefined)
        this.#elements.set(text.parentElement, pointer);
    }
    const empty = new Map<HTMLElement, EmptySource>();
    for (const [element, pointer] of this.#elements) {
      const isEmpty = withoutMarks(element.textContent) === '';
      const source = isEmpty ? this.#sourceOf(pointer) : undefined;
      if (source) empty.set(element, source);
    }
    // What stays as it is is not touched: what watches the page would look for them again, without an end.
    const tops = new Set([...empty].map(([element, source]) => topOf(element, source)));
    for (const element of this.#elements.keys()) {
      if (!empty.has(element)) element.removeAttribute(PLACEHOLDER);
      const top = element.closest(`[${ADDED}]`);
      if (top && !tops.has(top)) top.removeAttribute(ADDED);
      if (!element.isConnected) this.#elements.delete(element);
    }
    for (const [element, source] of empty) this.#mark(element, source);
  }

  /** The empty text whose element one is, or is in. */
  around(element: Element): ShownText | undefined {
    const within = element.closest(`[${PLACEHOLDER}]`);
    for (const [known, pointer] of this.#elements) {
      const source = known === within && this.#sourceOf(pointer);
      if (source) return { at: source.place, element: known };
    }
    return undefined;
  }

  wordsAt({ file, pointer }: At): Words[] {
    if (this.#sourceOf(pointer)?.place.file !== file) return [];
    return [...this.#elements].flatMap(([element, known]) =>
      known === pointer && element.isConnected ? [{ element }] : [],
    );
  }

  #elementsOfBlock(): Element[] {
    return this.#block === undefined ? [] : elementsOfBlock(this.#block, document);
  }

  #fill(pointers: readonly string[]): void {
    const before = this.#fills.size;
    for (const pointer of pointers) {
      // Without the list of blocks and the index in it.
      const path = stepsOf(pointer).slice(2);
      this.#fills.set(toPointer(path), { path, text: wrap('', this.#numberOf(pointer)) });
    }
    if (this.#fills.size !== before) this.#draw?.([...this.#fills.values()]);
  }

  #mark(element: HTMLElement, source: EmptySource): void {
    if (!element.hasAttribute(PLACEHOLDER)) element.setAttribute(PLACEHOLDER, source.title);
    const top = topOf(element, source);
    if (top && !top.hasAttribute(ADDED)) top.setAttribute(ADDED, '');
    // What was written and is empty again has lost its mark.
    if (element.textContent === '' && !element.isContentEditable)
      element.textContent = wrap('', this.#numberOf(source.place.pointer));
  }

  #sourceOf(pointer: string): EmptySource | undefined {
    return this.#texts.find(({ place }) => place.pointer === pointer);
  }

  #numberOf(pointer: string): number {
    const known = this.#numbered.indexOf(pointer);
    return known < 0 ? this.#numbered.push(pointer) - 1 : known;
  }
}

/** The largest element that is there only for the text. */
function topOf(element: HTMLElement, { added }: EmptySource): Element | null {
  let top: Element | null = added > 0 ? element : null;
  for (let depth = 1; depth < added; depth += 1) top = top?.parentElement ?? null;
  return top;
}

function markIn(text: string): number | undefined {
  const [, digits] = [...text.matchAll(MARK)][0] ?? [];
  return digits === undefined ? undefined : readNumber(digits);
}
