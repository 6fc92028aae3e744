/** Where in the text of an element a point is, in characters; nothing where the browser cannot tell. */
export function caretAt(element: Element, x: number, y: number): number | undefined {
  const at = document.caretPositionFromPoint?.(x, y);
  if (!at || !element.contains(at.offsetNode)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(at.offsetNode, at.offset);
  return before.toString().length;
}
