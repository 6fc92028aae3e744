import { insideCurlyQuotes } from '../../../diagnostics/curly-quotes.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';

/** Finds what word processors and habits from other formats leave around a text, and visitors would see. */
export function warnAboutStrayCharacters(text: string): Mistake | undefined {
  if (insideCurlyQuotes(text) !== undefined) {
    return {
      id: 'stray-characters',
      message: 'The curly quotes around this text are part of it, so visitors see them.',
      suggestion: 'Remove them; YAML quotes are straight.',
    };
  }
  const [end] = /[,;]$/.exec(text) ?? [];
  if (end === undefined) return undefined;
  return {
    id: 'stray-characters',
    message: `Visitors see the \`${end}\` at the end of this text.`,
    suggestion: 'Remove it: YAML does not need it at the end of a line.',
  };
}
