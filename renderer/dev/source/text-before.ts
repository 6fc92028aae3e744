import { withoutMarks } from './tokens.ts';

/** All texts of an element, in the order of the page. */
export function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** How many characters an element says before one of its texts. */
export function textBefore(text: Text, element: Element): number {
  const texts = textsIn(element);
  return texts
    .slice(0, texts.indexOf(text))
    .reduce((sum, { data }) => sum + withoutMarks(data).length, 0);
}

/** Some characters [start, end) of what an element says, to select them or to put a caret there. */
export function rangeIn(element: Element, [start, end]: readonly [number, number]): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  let before = 0;
  for (const text of textsIn(element)) {
    const after = before + text.data.length;
    if (start >= before && start <= after) range.setStart(text, start - before);
    if (end >= before && end <= after) {
      range.setEnd(text, end - before);
      break;
    }
    before = after;
  }
  return range;
}
