import { findSource } from '../dev/source/find-source.ts';
import { LivingPage, type ShownSource } from '../dev/source/living-page.ts';
import { elementOnPath } from '../dev/source/served-tree.ts';
import { openDialog } from '../dev/source/open-dialog.ts';
import { textsIn } from '../dev/source/text-before.ts';
import type { ElementSource, Place, TextSources } from '../dev/source/text-sources.ts';
import { withoutMarks } from '../dev/source/tokens.ts';
import type { At, InSource } from './messages.ts';

/** A text of a file, and the element that says it and nothing else: in it the text can be written. */
export interface ShownText {
  at: At;
  element: HTMLElement;
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

  /** The text that an element, or one around it, says. */
  textAround(element: Element): ShownText | undefined {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const source = this.#living.sourcesOf(at).find(isWhole) ?? this.#copiedIn(at);
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

  /** Elements that say a text, those in an open dialog first, then those on the screen. */
  elementsAt(at: At): HTMLElement[] {
    const says = (source: ShownSource | undefined) =>
      source !== undefined && 'place' in source && isWhole(source) && isAt(source, at);
    const own = this.#living
      .elementsOf(at)
      .filter((element) => this.#living.sourcesOf(element).some(says))
      .toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)));
    const dialog = openDialog(this.#root);
    const copies = (dialog ? textsIn(dialog) : []).flatMap(({ parentElement }) =>
      parentElement && says(this.#copiedIn(parentElement)) ? [parentElement] : [],
    );
    return [...copies, ...own].filter((element) => element instanceof HTMLElement);
  }

  /** The parts of a text in Markdown that may be written where they are, in its order. */
  partsOf({ file, pointer }: At): PartSource[] {
    const parts = this.#sources.elements
      .filter(isPart)
      .filter((source) => isWhole(source) && isIn(source, { file, pointer }));
    return [...new Map(parts.map((source) => [source.markdown.index, source])).values()].toSorted(
      (a, b) => a.markdown.index - b.markdown.index,
    );
  }

  /** Where a text was before it changed: what has just been written is drawn there, maybe in another element. */
  elementsBefore(at: At): HTMLElement[] {
    return this.#sources.elements.flatMap((source) => {
      const element = isWhole(source) && isAt(source, at) && elementOnPath(source, this.#root);
      return element instanceof HTMLElement ? [element] : [];
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

  /** What the only text of an element is a copy of, in a carousel or in a dialog. */
  #copiedIn(element: Element): ElementSource | undefined {
    const [text, ...others] = textsIn(element);
    if (!text || others.length > 0 || text.parentElement !== element) return undefined;
    const [source] = this.#living.sourcesOfText(text);
    return source && isWhole(source) && source.text === text.data ? source : undefined;
  }
}

/** Whether an element shows one text and nothing else. */
function isWhole(source: ShownSource): source is ElementSource {
  if (!('place' in source) || source.kind !== 'text' || !source.range) return false;
  const [start, end] = source.range;
  // Below its words, an entry may have entries of its own.
  if (source.markdown?.kind === 'entry' && source.tag === 'li' && start === 0) return end > 0;
  const others = withoutMarks(source.text.slice(0, start) + source.text.slice(end));
  return end > start && others.trim() === '';
}

function isPart(source: ElementSource): source is PartSource {
  return source.markdown !== undefined && source.written !== undefined;
}

function shownBy(
  { place, kind, markdown, written }: ElementSource,
  element: HTMLElement,
): ShownText {
  return {
    at: { ...place, ...(markdown && { part: markdown.index }) },
    element,
    ...(kind === 'text' && written && { range: written }),
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
