import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import type { MarkdownKind } from '../../renderer/dev/source/text-sources.ts';
import { marksOf, wrap } from '../../renderer/dev/source/tokens.ts';

type Phrases = Extract<MarkdownElement, { type: 'paragraph' }>['phrases'];

/**
 * Puts marks around each paragraph, heading and cell; changes the elements themselves.
 * @param next gives the number of an element, or of the phrases of a cell; it is told what is not a part of a quote,
 *   table or the like
 * @param words what a paragraph is here
 */
export function wrapMarkdown(
  elements: readonly MarkdownElement[],
  next: (part: object, kind?: MarkdownKind) => number,
  words: MarkdownKind | undefined = 'paragraph',
): void {
  const around = (phrases: Phrases, part: object = phrases, kind?: MarkdownKind): void => {
    const [start, end] = marksOf(next(part, kind));
    phrases.unshift(start);
    phrases.push(end);
  };
  for (const element of elements) {
    switch (element.type) {
      case 'paragraph':
      case 'words':
        around(element.phrases, element, words);
        break;
      case 'heading':
        around(element.phrases, element, words && 'heading');
        break;
      case 'list':
        for (const entry of element.entries) wrapMarkdown(entry, next, words && 'entry');
        break;
      case 'quote':
      case 'alert':
        wrapMarkdown(element.elements, (part) => next(part));
        break;
      case 'code':
        element.text = wrap(element.text, next(element));
        break;
      case 'picture':
        if (element.caption !== undefined) element.caption = wrap(element.caption, next(element));
        break;
      case 'pictures':
        wrapMarkdown(element.pictures, (part) => next(part));
        break;
      case 'table':
        for (const cell of [element.head, ...element.rows].flat()) around(cell);
        break;
      case 'rule':
    }
  }
}
