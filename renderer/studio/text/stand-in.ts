import inline from '../../ui/text/InlineMarkup.module.css';

/** Elements that a text itself consists of. */
const OF_TEXT = new Set(['STRONG', 'EM', 'CODE', 'BR']);

/** What is said in an element, maybe next to something else, such as an icon, a number or what is only read aloud. */
export interface Words {
  element: HTMLElement;
  /** How many characters it says before these words, and behind them: they stay as many while the words change. */
  around?: readonly [before: number, behind: number];
}

/** The nodes that say words, one after the other, and what the first says before these, and the last behind them. */
interface Run {
  nodes: ChildNode[];
  head: string;
  tail: string;
}

/** Without nodes where something else is between the words, or an element of the text says more than these. */
function runOf({ element, around: [before, behind] = [0, 0] }: Words): Run {
  const text = element.textContent;
  const end = text.length - behind;
  const all = [...element.childNodes];
  let at = 0;
  const bounds: number[] = [];
  const said = all.filter((node) => {
    const start = at;
    if (node.nodeType !== Node.COMMENT_NODE) at += node.textContent?.length ?? 0;
    const isSaid = at > start && at > before && start < end;
    if (isSaid) bounds.push(start, at);
    return isSaid;
  });
  const [first] = said;
  const last = said.at(-1);
  const nodes = first && last ? all.slice(all.indexOf(first), all.indexOf(last) + 1) : [];
  const head = text.slice(bounds[0], before);
  const tail = text.slice(end, bounds.at(-1));
  const isCut = (isOff(head) && !isPlain(first)) || (isOff(tail) && !isPlain(last));
  return { nodes: isCut || !nodes.every(isText) ? [] : nodes, head, tail };
}

/** Spaces around a text are of it. */
function isOff(words: string): boolean {
  return words.trim() !== '';
}

function isPlain(node: Node | undefined): boolean {
  return node?.nodeType === Node.TEXT_NODE;
}

function isText(node: Node): boolean {
  return (
    node.nodeType === Node.TEXT_NODE ||
    node.nodeType === Node.COMMENT_NODE ||
    OF_TEXT.has(node.nodeName) ||
    (node instanceof HTMLAnchorElement && node.classList.contains(inline['link'] ?? ''))
  );
}

/** Whether words are shown so that they can be written there. */
export function isWritable(words: Words): boolean {
  return runOf(words).nodes.length > 0;
}

/**
 * Is on the page in the place of an element that is written. React owns that element and may draw it again at any time,
 * which must not touch what somebody writes; so it does that out of sight.
 */
export class StandIn {
  /** What can be written. */
  readonly place: HTMLElement;
  readonly #element: HTMLElement;
  readonly #twin: HTMLElement;
  readonly #parent: HTMLElement | null;

  constructor(words: Words) {
    const { element } = words;
    this.#element = element;
    const { nodes, head, tail } = runOf(words);
    const others = [...element.childNodes].filter((node) => node.nodeType !== Node.COMMENT_NODE);
    const isWhole = !isOff(head + tail) && others.every((node) => nodes.includes(node));
    const twin = copyOf(element, !isWhole);
    this.#twin = twin;
    this.place = twin;
    if (!isWhole) {
      const all = [...element.childNodes];
      const copies = nodes.flatMap((node) => twin.childNodes[all.indexOf(node)] ?? []);
      this.place = document.createElement('span');
      copies[0]?.before(head, this.place, tail);
      for (const copy of copies) copy.remove();
    }
    // A button keeps its words in one line.
    this.place.style.whiteSpace =
      getComputedStyle(element).whiteSpace === 'nowrap' ? 'pre' : 'pre-wrap';
    this.#parent = element.parentElement;
    element.replaceWith(twin);
    this.#giveBackInTime(twin.parentElement);
  }

  get isConnected(): boolean {
    return this.#twin.isConnected;
  }

  has(node: Node): boolean {
    return this.#twin.contains(node);
  }

  /** Whether a node is in what can be written. */
  isIn(node: Node): boolean {
    return this.place.contains(node);
  }

  /** Puts the element back. */
  remove(): void {
    for (const name of ['removeChild', 'insertBefore'])
      Reflect.deleteProperty(this.#parent ?? {}, name);
    if (this.#twin.parentNode) this.#twin.replaceWith(this.#element);
  }

  /** What React does with the element, it does with the one it has made. */
  #giveBackInTime(parent: HTMLElement | null): void {
    if (!parent) return;
    const isOwn = (node: Node | null) => node === this.#element;
    const removeChild = parent.removeChild.bind(parent);
    const insertBefore = parent.insertBefore.bind(parent);
    parent.removeChild = (child) => {
      if (isOwn(child)) this.remove();
      return removeChild(child);
    };
    parent.insertBefore = (node, before) => {
      if (isOwn(node) || isOwn(before)) this.remove();
      return insertBefore(node, before);
    };
  }
}

/** A button cannot be written in: a space would press it. */
function copyOf(element: HTMLElement, isDeep: boolean): HTMLElement {
  const copy = element.cloneNode(isDeep);
  if (!(copy instanceof HTMLElement)) throw new Error('A copy is of the same kind.');
  if (copy.localName !== 'button' && copy.localName !== 'summary') return copy;
  const span = document.createElement('span');
  for (const { name, value } of copy.attributes) span.setAttribute(name, value);
  span.append(...copy.childNodes);
  return span;
}
