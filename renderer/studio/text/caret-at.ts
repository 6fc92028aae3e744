/** Where in the text of an element a point is, in characters; beyond its end where the browser cannot tell. */
export function caretAt(element: Element, x: number, y: number): number {
  const at = document.caretPositionFromPoint?.(x, y);
  return (at && charactersBefore(element, at.offsetNode, at.offset)) ?? Infinity;
}

/** How many characters of an element are before a place in it; nothing for a place elsewhere. */
export function charactersBefore(element: Element, node: Node, offset: number): number | undefined {
  if (!element.contains(node)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  return before.toString().length;
}
