import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import { marksOf, wrap } from '../../renderer/dev/source/tokens.ts';

type Phrases = Extract<MarkdownElement, { type: 'paragraph' }>['phrases'];

/**
 * Puts marks around each paragraph, heading, cell and the like; changes the elements themselves.
 * @param next gives the number of an element, or of the phrases of a cell
 */
export function wrapMarkdown(
  elements: readonly MarkdownElement[],
  next: (part: object) => number,
): void {
  const around = (phrases: Phrases, part: object = phrases): void => {
    const [start, end] = marksOf(next(part));
    phrases.unshift(start);
    phrases.push(end);
  };
  for (const element of elements) {
    switch (element.type) {
      case 'paragraph':
      case 'words':
      case 'heading':
        around(element.phrases, element);
        break;
      case 'list':
        for (const entry of element.entries) wrapMarkdown(entry, next);
        break;
      case 'quote':
      case 'alert':
        wrapMarkdown(element.elements, next);
        break;
      case 'code':
        element.text = wrap(element.text, next(element));
        break;
      case 'picture':
        if (element.caption !== undefined) element.caption = wrap(element.caption, next(element));
        break;
      case 'table':
        for (const cell of [element.head, ...element.rows].flat()) around(cell);
        break;
      case 'rule':
    }
  }
}
