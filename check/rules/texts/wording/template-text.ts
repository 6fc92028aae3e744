import { templatePieces, templateTexts } from '../../../../schema/generated/template-texts.ts';
import type { Explanation } from '../../../diagnostics/codes.ts';

/** Finds a text that `npm run new` or `npm run add` wrote only to say what belongs there. */
export function warnAboutTemplateText(text: string): Explanation | undefined {
  if (!templateTexts.has(text) && !templatePieces.some((piece) => text.includes(piece))) {
    return undefined;
  }
  return {
    id: 'template-text',
    message: 'This text is still that of the template.',
    suggestion: 'Write your own, or delete the entry.',
  };
}
