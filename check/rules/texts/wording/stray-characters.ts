import { insideCurlyQuotes } from '../../../diagnostics/curly-quotes.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';

/** Finds what word processors and habits from other formats leave around a text, and visitors would see. */
export function warnAboutStrayCharacters(text: string): Mistake | undefined {
  if (insideCurlyQuotes(text) !== undefined) {
    return {
      id: 'stray-characters',
      message: 'The curly quotes around this text are part of it: visitors see them.',
      suggestion: 'Remove them; where YAML needs quotes, they are straight.',
    };
  }
  const [end] = /[,;]$/.exec(text) ?? [];
  if (end === undefined) return undefined;
  return {
    id: 'stray-characters',
    message: `This text ends with \`${end}\`, and visitors see it.`,
    suggestion: 'Remove it; YAML needs nothing at the end of a line.',
  };
}
