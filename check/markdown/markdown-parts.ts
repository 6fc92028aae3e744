import type { FieldSchema } from '../../schema/field-schema.ts';
import type { Phrase } from '../../schema/texts/inline-markup.ts';
import { hrefsIn, wordsOf } from '../../schema/texts/phrases.ts';
import type { MarkdownElement } from '../../schema/texts/markdown.ts';

/** What a text in Markdown names, judged and made as if it were in a field of its own. */
interface MarkdownPart {
  text: string;
  schema: FieldSchema;
  /** The characters to point at. */
  words: string;
}

const LINK: FieldSchema = { type: 'string', format: 'link' };
/** As wide as in a field for a picture that carries meaning. */
const PICTURE: FieldSchema = { type: 'string', format: 'media', leastWidth: 480 };
const PLACE: FieldSchema = { type: 'string', format: 'slug', pattern: String.raw`^\S+$` };

/** The links, pictures and places in some elements. */
export function markdownParts(elements: readonly MarkdownElement[]): MarkdownPart[] {
  return allElements(elements).flatMap((element): MarkdownPart[] => {
    const links = hrefsIn(phrasesOf(element)).map((href) => ({
      text: href,
      schema: LINK,
      words: href,
    }));
    if (element.type === 'picture') {
      return [{ text: element.src, schema: PICTURE, words: element.src }];
    }
    if (element.type !== 'heading' || element.id === undefined) return links;
    return [{ text: element.id, schema: PLACE, words: wordsOf(element.phrases) }, ...links];
  });
}

/** All elements, each before those that are inside it. */
export function allElements(elements: readonly MarkdownElement[]): MarkdownElement[] {
  return elements.flatMap((element) => {
    if (element.type === 'list') return [element, ...allElements(element.entries.flat())];
    if (element.type === 'pictures') return [element, ...element.pictures];
    return element.type === 'quote' || element.type === 'alert'
      ? [element, ...allElements(element.elements)]
      : [element];
  });
}

/** The phrases of a element itself, without those of elements inside it. */
export function phrasesOf(element: MarkdownElement): Phrase[] {
  if ('phrases' in element) return element.phrases;
  return element.type === 'table' ? [...element.head, ...element.rows.flat()].flat() : [];
}
