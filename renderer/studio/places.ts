import { findSource } from '../dev/source/find-source.ts';
import { LivingPage, type ShownSource } from '../dev/source/living-page.ts';
import { elementOnPath } from '../dev/source/served-tree.ts';
import { openDialog } from '../dev/source/open-dialog.ts';
import { textsIn } from '../dev/source/text-before.ts';
import type { ElementSource, Place, TextSources } from '../dev/source/text-sources.ts';
import type { At, InSource } from './messages.ts';
import { caretAt, charactersBefore } from './text/caret-at.ts';
import type { Words } from './text/stand-in.ts';

/** A text of a file, and what says it: there it may be written. */
export interface ShownText extends Words {
  at: At;
  /** Of a part of a text in Markdown; one without an index is written as source. */
  range?: InSource;
}

/** A paragraph, heading or list entry of a text in Markdown. */
export type PartSource = ElementSource & Required<Pick<ElementSource, 'markdown' | 'written'>>;

/** The index of the block that a value is in; nothing for what is in none. */
export function blockOf({ pointer }: At): number | undefined {
  const index = /^\/blocks\/(\d+)(?=\/|$)/.exec(pointer)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** Where the page shows what is written, also in a dialog that is open. To be made again when the page has changed. */
export class Places {
  readonly #root: Element;
  readonly #sources: TextSources;
  readonly #living: LivingPage;

  constructor(root: Element, sources: TextSources) {
    this.#root = root;
    this.#sources = sources;
    this.#living = new LivingPage(root, sources);
  }

  /** The text that an element, or one around it, says at a point of the window. */
  textAround(element: Element, x: number, y: number): ShownText | undefined {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const texts = this.#textsOf(at);
      // Where what is pointed at says something, it may be next to the text, such as a date.
      const isInner = at !== element && element.textContent !== '';
      const caret = isInner ? (charactersBefore(at, element, 0) ?? 0) : caretAt(at, x, y);
      const pointed = texts.find(
        ({ range: [start, end] }) => caret >= start && caret + Number(isInner) <= end,
      );
      const source = pointed ?? (isInner ? undefined : texts[0]);
      if (source && at instanceof HTMLElement) return shownBy(source, at);
    }
    return undefined;
  }

  /** Where an element was written, whatever it shows. */
  placeOf(element: Element): Place {
    return findSource(element, this.#living, this.#sources).place;
  }

  /** What shows a picture, by the place of its path. */
  imagesAt({ file, pointer }: At): HTMLImageElement[] {
    const group = pointer.replace(/\/src$/, '');
    return [...this.#root.querySelectorAll('img')].filter((image) => {
      const place = this.placeOf(image);
      return place.file === file && [pointer, group].includes(place.pointer);
    });
  }

  /** Where a text is said, in an open dialog first, then on the screen. */
  wordsAt(at: At): Words[] {
    const own = this.#living
      .elementsOf(at)
      .toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)));
    const dialog = openDialog(this.#root);
    const copies = (dialog ? textsIn(dialog) : []).flatMap((text) => text.parentElement ?? []);
    return [...new Set([...copies, ...own])].flatMap((element) => {
      const source = this.#textsOf(element).find((one) => isAt(one, at));
      return source && element instanceof HTMLElement ? [wordsIn(source, element)] : [];
    });
  }

  /** The parts of a text in Markdown that may be written where they are, in its order. */
  partsOf({ file, pointer }: At): PartSource[] {
    const parts = this.#sources.elements
      .filter(isPart)
      .filter((source) => isText(source) && isIn(source, { file, pointer }));
    return [...new Map(parts.map((source) => [source.markdown.index, source])).values()].toSorted(
      (a, b) => a.markdown.index - b.markdown.index,
    );
  }

  /** Where a text was before it changed: what has just been written is drawn there, maybe in another element. */
  wordsBefore(at: At): Words[] {
    return this.#sources.elements.filter(isText).flatMap((source) => {
      const element = isAt(source, at) && elementOnPath(source, this.#root);
      return element instanceof HTMLElement ? [wordsIn(source, element)] : [];
    });
  }

  /** Whether the page has a place for a text, also for one that is empty. */
  isKnown(at: At): boolean {
    const { elements, empty } = this.#sources;
    return [...elements, ...empty].some(
      ({ place }) => place.file === at.file && place.pointer === at.pointer,
    );
  }

  /** What shows a value of a block, or of what all pages share, and all that is in it; nothing for a file as a whole. */
  boxOf(at: At): Element | undefined {
    if (at.pointer === '') return undefined;
    const dialog = openDialog(this.#root);
    const own = (dialog ? textsIn(dialog) : []).filter((text) =>
      this.#living.sourcesOfText(text).some((source) => 'place' in source && isIn(source, at)),
    );
    if (dialog && own.length > 0) return smallestAround(dialog, own);
    const boxes = this.#living.boxesOf(at);
    return boxes.find(isShown) ?? boxes[0];
  }

  /** The texts that an element says, or one in a carousel or a dialog that it is a copy of. */
  #textsOf(element: Element): TextSource[] {
    const own = this.#living.sourcesOf(element).filter(isText);
    const copied = textsIn(element).find(({ parentElement }) => parentElement === element);
    return own.length > 0 || !copied
      ? own
      : this.#living
          .sourcesOfText(copied)
          .filter(isText)
          .filter(({ text }) => text === element.textContent);
  }
}

type TextSource = ElementSource & Required<Pick<ElementSource, 'range'>>;

function isText(source: ShownSource): source is TextSource {
  return 'place' in source && source.kind === 'text' && source.range !== undefined;
}

function wordsIn({ text, range: [start, end] }: TextSource, element: HTMLElement): Words {
  return { element, around: [start, text.length - end] };
}

function isPart(source: ElementSource): source is PartSource {
  return source.markdown !== undefined && source.written !== undefined;
}

function shownBy(source: TextSource, element: HTMLElement): ShownText {
  const { place, markdown, written } = source;
  return {
    at: { ...place, ...(markdown && { part: markdown.index }) },
    ...wordsIn(source, element),
    ...(written && { range: written }),
  };
}

function isAt({ place, markdown }: ElementSource, { file, pointer, part }: At): boolean {
  return place.file === file && place.pointer === pointer && markdown?.index === part;
}

function isIn({ place }: ElementSource, { file, pointer }: At): boolean {
  return place.file === file && `${place.pointer}/`.startsWith(`${pointer}/`);
}

function smallestAround(outer: Element, nodes: readonly Node[]): Element {
  const inner = [...outer.children].find((child) => nodes.every((node) => child.contains(node)));
  return inner ? smallestAround(inner, nodes) : outer;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
