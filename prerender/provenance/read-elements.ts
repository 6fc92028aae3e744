/** An element of a page as React has written it. */
export interface ShownElement {
  tag: string;
  /** Of which block of the page it is a part; nothing in the frame. */
  block: number | undefined;
  /** Indexes among the elements of each parent, from the block down, or from the whole page. */
  path: number[];
  /** Characters [start, end) of the text of the whole page; `end` is known once the element has ended. */
  start: number;
  end: number;
  parent: ShownElement | undefined;
}

/** What is told of HTML while it is read, from its start to its end. */
interface Reader {
  /** @param start where the piece begins in the text of the whole page */
  text: (text: string, element: ShownElement, start: number) => void;
  attribute: (name: string, value: string, element: ShownElement) => void;
}

/** A comment, an end tag, a start tag with its attributes, or text. */
const PIECE = /<!--(.*?)-->|<\/([\w:-]+)>|<([\w:-]+)([^>]*)>|[^<]+/gs;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** An element that is open, and what counts its children. */
interface Open {
  element: ShownElement;
  children: number;
  /** Of a block: how many elements its parent had before it. */
  before: number;
}

/**
 * Reads HTML that React has written: complete, with quotes around every value and a boundary around every block.
 * @returns the text of the whole page, as it is written in HTML
 */
export function readElements(html: string, { text, attribute }: Reader): string {
  const root: ShownElement = {
    tag: '',
    block: undefined,
    path: [],
    start: 0,
    end: 0,
    parent: undefined,
  };
  const stack: Open[] = [{ element: root, children: 0, before: 0 }];
  let [boundaries, blocks, isInMain, whole] = [0, 0, false, ''];
  for (const [piece, comment, end, tag, rest = ''] of html.matchAll(PIECE)) {
    const top = stack.at(-1);
    if (!top) throw new Error('An end tag has no start tag.');
    if (comment !== undefined) {
      if (isInMain && comment.startsWith('$')) {
        if (boundaries === 0) top.before = top.children;
        boundaries += 1;
      }
      if (isInMain && comment === '/$') {
        boundaries -= 1;
        if (boundaries === 0) blocks += 1;
      }
    } else if (end !== undefined) {
      top.element.end = whole.length;
      stack.pop();
      if (end === 'main') isInMain = false;
    } else if (tag === undefined) {
      text(piece, top.element, whole.length);
      whole += piece;
    } else {
      const element = elementIn(top, tag, boundaries > 0 ? blocks : undefined, whole.length);
      top.children += 1;
      for (const [, name = '', value = ''] of rest.matchAll(ATTRIBUTE))
        attribute(name, value, element);
      if (tag === 'main') isInMain = true;
      if (!VOID.has(tag) && !rest.endsWith('/')) stack.push({ element, children: 0, before: 0 });
    }
  }
  root.end = whole.length;
  return whole;
}

function elementIn(
  { element: parent, children, before }: Open,
  tag: string,
  block: number | undefined,
  start: number,
): ShownElement {
  const path = block === parent.block ? [...parent.path, children] : [children - before];
  return { tag, block, path, start, end: start, parent };
}
