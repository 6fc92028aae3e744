import { templatePieces, templateTexts } from '../../../../schema/generated/template-texts.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';

/** What designers and writers leave where words are missing. In capitals TODO is a word of Spanish, among others. */
const PLACEHOLDER = /\b[Ll]orem ipsum\b|(?<![\w-])(?:TODO|FIXME|TBD|XXX)(?![\w-])/u;

/** Finds a text that `npm run new` or `npm run add` wrote only to say what belongs there. */
export function warnAboutTemplateText(text: string): Mistake | undefined {
  const [left] = PLACEHOLDER.exec(text) ?? [];
  if (left !== undefined && !isInCapitals(text, left)) {
    return {
      id: 'template-text',
      words: left,
      message: `\`${left}\` is a placeholder for a text that is not written yet.`,
      suggestion: 'Write the text, or delete it.',
    };
  }
  if (!templateTexts.has(text) && !templatePieces.some((piece) => text.includes(piece))) {
    return undefined;
  }
  return {
    id: 'template-text',
    message: 'This is still the text of the template.',
    suggestion: 'Write your own, or delete the entry.',
  };
}

/** Whether all other words are in capitals, too. */
function isInCapitals(text: string, word: string): boolean {
  const others = text.replace(word, '');
  return /\p{Lu}{2}/u.test(others) && !/\p{Ll}/u.test(others);
}
