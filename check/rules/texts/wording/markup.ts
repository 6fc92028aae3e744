import { parseInlineMarkup } from '../../../../schema/texts/inline-markup.ts';
import { isCode, wordsOf } from '../../../../schema/texts/phrases.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';

/** A character as HTML writes it. */
const entity = /&(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|copy|reg|trade|euro|[mn]dash|hellip);/i;

/** A picture as Markdown writes it, which no field with markup takes. */
export const PICTURE = /!\[[^[\]]*\]\([^()]*\)/g;

/** Finds text that only looks like markup: one side missing, HTML, a nested pair. */
export function checkMarkup(text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const [picture] = text.match(PICTURE) ?? [];
  if (picture !== undefined) {
    return [
      broken(
        picture,
        'A picture cannot be inside a text.',
        'Use a block for it, or a paragraph in the block `prose`.',
      ),
    ];
  }
  for (const node of parseInlineMarkup(text)) {
    if (isCode(node)) continue;
    const words = wordsOf([node]);
    if (words.includes('**')) {
      mistakes.push(
        broken('**', 'These two asterisks are not closed.', 'Put ** before and after the words.'),
      );
    }
    const [link] = /\[[^[\]]*\]\(|\]\([^)]*\)?|\[\]\(/.exec(words) ?? [];
    if (link !== undefined) {
      mistakes.push(
        broken(
          link,
          'This link is incomplete.',
          'Write a link as [words](/address), without spaces in the address.',
        ),
      );
    }
    const [sign] = entity.exec(words) ?? [];
    if (sign !== undefined) {
      mistakes.push(
        broken(sign, 'Visitors see this code as it is.', 'Write the character itself.'),
      );
    }
    const [html] = /<\/?[a-z][^<>]*>/i.exec(words) ?? [];
    if (html !== undefined) {
      mistakes.push(
        broken(
          html,
          'Visitors see HTML as it is, with its brackets.',
          'Write **words** for bold, *words* for italics and [words](/address) for a link.',
        ),
      );
    }
  }
  return mistakes;
}

/** Finds markup in a field that shows it as it is. */
export function checkPlainText(text: string): Mistake | undefined {
  const [words] =
    /\*\*[^*\s][^*]*\*\*|\[[^[\]]+\]\([^()\s]+\)|<\/?[a-z][^<>]*>/i.exec(text) ??
    entity.exec(text) ??
    // One side alone.
    /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.])\*\*(?![\p{L}\p{N}*])/u.exec(text) ??
    [];
  if (words === undefined) return undefined;
  return {
    id: 'markup-not-shown',
    words,
    message: `This field is plain text: visitors would see \`${words}\` as it is.`,
    suggestion: entity.test(words) ? 'Write the character itself.' : 'Write only the words.',
  };
}

function broken(words: string, message: string, suggestion: string): Mistake {
  return { id: 'broken-markup', words, message, suggestion };
}
