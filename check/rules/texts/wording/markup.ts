import { parseInlineMarkup } from '../../../../schema/texts/inline-markup.ts';
import { isCode, wordsOf } from '../../../../schema/texts/phrases.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';

/** A character as HTML writes it. */
const entity = /&(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|copy|reg|trade|euro|[mn]dash|hellip);/i;

/** A picture as Markdown writes it, which no field with markup takes. */
export const PICTURE = /!\[[^[\]]*\]\([^()]*\)/g;

/** Finds what looks like markup and is none: one side missing, HTML, a nested pair. */
export function checkMarkup(text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const [picture] = text.match(PICTURE) ?? [];
  if (picture !== undefined) {
    return [
      broken(
        picture,
        'A picture does not stand within words.',
        'It is a block of its own, or a paragraph in the block `prose`.',
      ),
    ];
  }
  for (const node of parseInlineMarkup(text)) {
    if (isCode(node)) continue;
    const words = wordsOf([node]);
    if (words.includes('**')) {
      mistakes.push(
        broken('**', 'The two asterisks have no partner.', 'Put ** on both sides of the words.'),
      );
    }
    const [link] = /\[[^[\]]*\]\(|\]\([^)]*\)?|\[\]\(/.exec(words) ?? [];
    if (link !== undefined) {
      mistakes.push(
        broken(
          link,
          'This link is not complete.',
          'A link is written [words](/address), without spaces in the address.',
        ),
      );
    }
    const [sign] = entity.exec(words) ?? [];
    if (sign !== undefined) {
      mistakes.push(broken(sign, 'This is shown as it is.', 'Write the character itself.'));
    }
    const [html] = /<\/?[a-z][^<>]*>/i.exec(words) ?? [];
    if (html !== undefined) {
      mistakes.push(
        broken(
          html,
          'HTML is shown as it is, with its brackets.',
          'Write **words** for strong words, *words* for stressed ones and [words](/address) for a link.',
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
    message: `This field has no markup: visitors would see \`${words}\` as it is.`,
    suggestion: entity.test(words) ? 'Write the character itself.' : 'Write the words alone.',
  };
}

function broken(words: string, message: string, suggestion: string): Mistake {
  return { id: 'broken-markup', words, message, suggestion };
}
