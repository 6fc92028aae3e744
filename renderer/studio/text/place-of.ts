import type { Node } from 'prosemirror-model';

/** The place in a document behind so many characters that the page shows; its end, if not given. A break is none. */
export function placeOf(doc: Node, caret = Infinity): number {
  let [left, place] = [Math.max(0, caret), 0];
  doc.forEach((node, from) => {
    const length = node.type.name === 'break' ? 0 : node.textContent.length;
    // Between two lines, it is at the end of the first.
    if (left === 0) return;
    place = node.isText && left < length ? from + left : from + node.nodeSize;
    left = Math.max(0, left - length);
  });
  return place;
}
