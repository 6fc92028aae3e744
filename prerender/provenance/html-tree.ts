/** An element of HTML that React has written; texts as they are written there. */
export interface HtmlElement {
  tag: string;
  /** Its attributes, as they are written. */
  attributes: string;
  children: (HtmlElement | string)[];
}

const PIECE = /<!--.*?-->|<\/[\w:-]+>|<(?<tag>[\w:-]+)(?<attributes>[^>]*)>|[^<]+/gs;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Reads complete HTML, in which every value has quotes; comments are left out.
 * @returns an element without a name around all of it
 */
export function readTree(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: '', children: [] };
  const open = [root];
  for (const { 0: piece, groups = {} } of html.matchAll(PIECE)) {
    const { tag, attributes = '' } = groups;
    const parent = open.at(-1) ?? root;
    if (tag !== undefined) {
      const element: HtmlElement = { tag, attributes, children: [] };
      parent.children.push(element);
      if (!VOID.has(tag) && !attributes.endsWith('/')) open.push(element);
    } else if (piece.startsWith('</')) open.pop();
    else if (!piece.startsWith('<!')) parent.children.push(piece);
  }
  return root;
}

/** All that an element says. */
export function textOf({ children }: HtmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
