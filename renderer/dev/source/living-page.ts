import { elementAt } from './served-tree.ts';
import type { ElementSource, Place, TextSources, UnwrittenSource } from './text-sources.ts';
import { textBefore } from './text-before.ts';
import { twinOf } from './twins.ts';

/** What something on the page shows: a value of a file, or a word that is in none, and why. */
export type ShownSource = ElementSource | UnwrittenSource;

type Sources = Pick<TextSources, 'elements' | 'unwritten' | 'messages'>;

/** The page as it is in the browser now, and where what it shows was written. To be made again when it has changed. */
export class LivingPage {
  readonly #root: Element;
  readonly #messages: Readonly<Record<string, string>>;
  readonly #shown = new Map<Element, ShownSource[]>();

  /** @param root what the whole page is drawn in */
  constructor(root: Element, { elements, unwritten, messages }: Sources) {
    this.#root = root;
    this.#messages = messages;
    for (const source of [...elements, ...unwritten]) {
      const element = elementAt(source, root);
      if (!element) continue;
      const known = this.#shown.get(element);
      if (known) known.push(source);
      else this.#shown.set(element, [source]);
    }
  }

  /** All that an element shows itself: its texts, its picture or icon, where it leads, what it is called. */
  sourcesOf(element: Element): readonly ShownSource[] {
    return this.#shown.get(element) ?? [];
  }

  /**
   * What a text shows, that of the smallest element first; nothing for what a component writes itself, such as a comma.
   * That of a copy in a carousel, and of an open dialog, is what it is a copy of shows.
   */
  sourcesOfText(text: Text): ShownSource[] {
    const own = this.#shownBy(text);
    if (own.length > 0) return own;
    const twin = twinOf(text, this.#root);
    return twin === text ? this.#messagesOf(text) : this.#shownBy(twin);
  }

  #shownBy(text: Text): ShownSource[] {
    const found: ShownSource[] = [];
    for (let at = text.parentElement; at; at = at.parentElement) {
      const known = this.#shown.get(at);
      if (!known) continue;
      const start = textBefore(text, at);
      const end = start + text.data.length;
      found.push(...known.filter(({ range }) => range && range[0] < end && range[1] > start));
    }
    return found;
  }

  /** The word of the engine that a text is which only a script has shown, or which has changed since. */
  #messagesOf({ data: text, parentElement }: Text): UnwrittenSource[] {
    const [message] =
      Object.entries(this.#messages).find(([, words]) => isFilled(words, text.trim())) ?? [];
    if (message === undefined) return [];
    const tag = parentElement?.localName ?? '';
    return [{ reason: 'message', message, path: [], tag, text, range: [0, text.length] }];
  }

  /** The elements that show a value, or something below it, in the order of the page. */
  elementsOf({ file, pointer }: Pick<Place, 'file' | 'pointer'>): Element[] {
    const isIn = (source: ShownSource) =>
      'place' in source &&
      source.place.file === file &&
      `${source.place.pointer}/`.startsWith(`${pointer}/`);
    return inOrder([...this.#shown].flatMap(([at, shown]) => (shown.some(isIn) ? [at] : [])));
  }

  /**
   * The boxes of an entry of a list: the largest elements that hold nothing of another entry, one for each place in
   * which it is shown, such as a card and its dialog.
   * @param entry a place with the index of the entry at its end
   */
  boxesOf(entry: Pick<Place, 'file' | 'pointer'>): Element[] {
    const list = entry.pointer.replace(/\/[^/]*$/, '');
    const own = this.elementsOf(entry);
    const isOwn = new Set(own);
    const others = this.elementsOf({ file: entry.file, pointer: list }).filter(
      (element) => !isOwn.has(element) && !own.some((one) => one.contains(element)),
    );
    // With nothing to compare it with, it ends where the block says something else.
    const foreign =
      others.length > 0 ? others : [...this.#shown.keys()].filter((one) => !isOwn.has(one));
    const boxes = own.map((element) => this.#grow(element, foreign));
    return [...new Set(boxes)].filter(
      (box) => !boxes.some((one) => one !== box && one.contains(box)),
    );
  }

  /** The largest element around one that holds none of some others. */
  #grow(element: Element, others: readonly Element[]): Element {
    let box = element;
    for (let at = box.parentElement; at && this.#root.contains(at); at = at.parentElement) {
      const around = at;
      if (others.some((other) => around.contains(other))) break;
      box = around;
    }
    return box;
  }
}

const PLACEHOLDER = /\{\$\w+\}/;

/** Whether a text is a message with something in the place of each placeholder; one without words of its own is any. */
function isFilled(message: string, text: string): boolean {
  const parts = message.trim().split(PLACEHOLDER);
  if (!/\p{L}/u.test(parts.join(''))) return false;
  const escaped = parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join('.+')}$`, 's').test(text);
}

function inOrder(elements: Element[]): Element[] {
  return elements.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
