import { parseInlineMarkup } from '../inline-markup.ts';
import type { Explanation } from '../problem.ts';

export interface MarkupMistake extends Explanation {
  /** The words to point at. */
  words: string;
}

/** Finds what looks like markup and is none: one side missing, HTML, a nested pair. */
export function checkMarkup(text: string): MarkupMistake[] {
  const mistakes: MarkupMistake[] = [];
  for (const node of parseInlineMarkup(text)) {
    const words = typeof node === 'string' ? node : 'strong' in node ? node.strong : node.text;
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
          'A link is written [words](/address), without blanks in the address.',
        ),
      );
    }
    const [html] = /<\/?[a-z][^<>]*>/i.exec(words) ?? [];
    if (html !== undefined) {
      mistakes.push(
        broken(
          html,
          'HTML is shown as it is, with its brackets.',
          'Write **words** for strong words and [words](/address) for a link.',
        ),
      );
    }
  }
  return mistakes;
}

/** Finds markup in a field that shows it as it is. */
export function checkPlainText(text: string): MarkupMistake | undefined {
  const [words] = /\*\*[^*\s][^*]*\*\*|\[[^[\]]+\]\([^()\s]+\)|<\/?[a-z][^<>]*>/i.exec(text) ?? [];
  if (words === undefined) return undefined;
  return {
    id: 'markup-not-shown',
    words,
    message: `This field has no markup: visitors would see \`${words}\` as it is.`,
    suggestion: 'Write the words alone.',
  };
}

function broken(words: string, message: string, suggestion: string): MarkupMistake {
  return { id: 'broken-markup', words, message, suggestion };
}
