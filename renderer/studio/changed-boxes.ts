import { elementAt, elementOnPath } from '../dev/source/served-tree.ts';
import type { ElementSource } from '../dev/source/text-sources.ts';
import type { KnownPage } from './known-page.ts';
import type { Box, ChangedPlaces } from './messages.ts';
import { boxesOn } from './on-screen.ts';
import { blockOf } from './places.ts';

/** Something that has changed: its block, and what shows it there. */
interface Place {
  block: number;
  /** Of a block that has changed as a whole, nothing: it is marked from its top to its foot. */
  shown: { source: ElementSource; element: Element | undefined }[];
}

/** Where the page shows what differs from what is saved. */
export class ChangedBoxes {
  readonly #root: Element;
  readonly #page: Pick<KnownPage, 'sources'>;
  readonly #drawSoon: () => void;
  #told: ChangedPlaces | undefined;
  #places: Place[] = [];

  constructor(root: Element, page: Pick<KnownPage, 'sources'>, drawSoon: () => void) {
    this.#root = root;
    this.#page = page;
    this.#drawSoon = drawSoon;
  }

  tell(told: ChangedPlaces): void {
    this.#told = told;
    this.find();
    this.#drawSoon();
  }

  /** To be called when more is known of the page, or less: not in the frame of a key. */
  find(): void {
    const { file = '', pointers = [] } = this.#told ?? {};
    const { page, elements = [] } = this.#page.sources ?? {};
    const sources = elements.filter(({ place, part }) => place.file === file && part === undefined);
    // A link may have led to another page meanwhile.
    const own = page && page.file !== file ? [] : pointers;
    this.#places = own.flatMap((pointer) => {
      const block = blockOf({ file, pointer });
      if (block === undefined) return [];
      const isBlock = pointer === `/blocks/${block}`;
      const shown = sources
        .filter(({ place }) => !isBlock && `${place.pointer}/`.startsWith(`${pointer}/`))
        .map((source) => ({ source, element: undefined }));
      return [{ block, shown }];
    });
  }

  /**
   * From the top of the window; those that touch are one. Nothing as long as nobody has told what has changed.
   * @param blocks the elements of those of the page, by their indexes
   */
  boxes(blocks: ReadonlyMap<number, readonly Element[]>): Box[] | undefined {
    if (!this.#told) return undefined;
    return joined(this.#places.flatMap((place) => this.#boxOf(place, blocks)));
  }

  /** What the page does not show by itself, such as a setting, is a change of its block. */
  #boxOf({ block, shown }: Place, blocks: ReadonlyMap<number, readonly Element[]>): Box[] {
    const own = shown.flatMap((one) => {
      // A text that is written has another element meanwhile.
      if (!one.element?.isConnected)
        one.element = elementAt(one.source, this.#root) ?? elementOnPath(one.source, this.#root);
      return boxesOn(one.element);
    });
    const [first] = joined(own, Infinity);
    return first ? [first] : boxesOn(blocks.get(block)?.[0]);
  }
}

/** @param gap so far apart, in px, two are still one */
function joined(boxes: readonly Box[], gap = 0): Box[] {
  const all: Box[] = [];
  for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
    const last = all.at(-1);
    if (last && box.top <= last.top + last.height + gap)
      last.height = Math.max(last.height, box.top + box.height - last.top);
    else all.push({ ...box });
  }
  return all;
}
