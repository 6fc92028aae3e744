import { quoted } from '../diagnostics/quote.ts';

/** What is in curly quotes, if the whole of a text does; a word processor makes them of straight ones. */
export function insideCurlyQuotes(text: string): string | undefined {
  return /^[\u201c\u201d\u201e\u2018\u201a\u00ab](.+)[\u201c\u201d\u2018\u2019\u00bb]$/su.exec(
    text,
  )?.[1];
}

/** Explains a value that only its curly quotes keep from being right. */
export function explainCurlyQuotes(inside: string): { message: string; suggestion: string } {
  return {
    message: 'The curly quotes are part of this value, because YAML knows straight ones only.',
    suggestion: `Write ${quoted(inside)}, or leave the quotes out.`,
  };
}
