import { quoted } from './quote.ts';

/** An apostrophe inside single quotes does not end them. */
const IN_QUOTES = [
  /^\uff02([^\uff02]+)\uff02$/u,
  /^[\u201c\u201d\u201e]([^\u201c\u201d\u201e]+)[\u201c\u201d]$/u,
  /^[\u00ab\u00bb]([^\u00ab\u00bb]+)[\u00ab\u00bb]$/u,
  /^[\u2018\u201a]((?:[^\u2018\u2019\u201a]|(?<=\p{L})\u2019(?=\p{L}))+)[\u2018\u2019]$/u,
];

/** What is in curly quotes, if the whole of a text does; a word processor makes them of straight ones. */
export function insideCurlyQuotes(text: string): string | undefined {
  return IN_QUOTES.map((form) => form.exec(text)?.[1]).find((inside) => inside !== undefined);
}

/** Explains a value that only its curly quotes keep from being right. */
export function explainCurlyQuotes(inside: string): { message: string; suggestion: string } {
  return {
    message:
      'The curly quotes are part of this value, because only straight quotes are quotes in YAML.',
    suggestion: `Write ${quoted(inside)}, or remove the quotes.`,
  };
}
