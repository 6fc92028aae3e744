import { INLINE_MARKUP } from '../../../schema/texts/inline-markup.ts';

/*
 * What CommonMark makes of signs within a paragraph, as far as a text is written on the page.
 */

/** A sign that is meant as itself; one before a brace is not that of another backslash. */
export const ESCAPE = /\\(?!\\\{)([!-/:-@[-`{-~])/u;

/** Marks and breaks as elsewhere, and what keeps signs from being a mark. */
export const MARKDOWN = new RegExp(
  `${INLINE_MARKUP.source}|${ESCAPE.source}| {2,}\\n\\s*`,
  INLINE_MARKUP.flags,
);

/** To CommonMark, symbols are punctuation. */
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Whether the signs at both ends of something mark it: what is inside begins and ends with words, or with punctuation
 * that has no letter on the other side of the signs. The value of a reference may begin and end with either.
 * @param whole characters [start, end) of it, with its signs
 * @param length of the signs at each end
 */
export function isFlanking(
  source: string,
  [start, end]: readonly [number, number],
  length: number,
): boolean {
  const [before, after] = [characterBefore(source, start), characterAt(source, end)];
  // With this sign, no part of a word can be marked.
  if (source[start] === '_' && (before === '}' || after === '{')) return false;
  return (
    isOpen(before, characterAt(source, start + length)) &&
    isOpen(after, characterBefore(source, end - length))
  );
}

function isOpen(outside: string, inside: string): boolean {
  if (inside === '' || /\s/.test(inside)) return false;
  return !PUNCTUATION.test(inside) || outside === '' || /(?![{}])[\s\p{P}\p{S}]/u.test(outside);
}

function characterAt(source: string, at: number): string {
  const point = source.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(source: string, at: number): string {
  return Array.from(source.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
}

/** Signs that would not be shown as they are: within a line. */
const ACTIVE = new RegExp(
  [
    /\\(?=[!-/:-@[-`{-~]|$)/u,
    /`/u,
    /(?<!\s)\*|\*(?!\s)/u,
    /(?<![\p{L}\p{N}\s])_|_(?![\p{L}\p{N}\s])|(?<=\s)_(?=\S)|(?<=\S)_(?=\s)/u,
    /<(?=[A-Za-z/!?]|$)/u,
    /&(?=#?[A-Za-z0-9]+;)/u,
    /\](?=\()/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Words as Markdown shows them. */
export function escapeWords(words: string): string {
  return words.replaceAll(ACTIVE, String.raw`\$&`);
}

/** What would begin something else than a paragraph, in its first group or behind that. */
const BLOCKS = [
  /^()#{1,6}(?=\s|$)/,
  /^()[-+=](?=[-+=\s]|$)/,
  /^((?:\d{1,9}|\{[^{}]+\}))[.)](?=\s|$)/,
  /^()>/,
  /^()~~~/,
  /^()\[(?=[^\]]*\]:)/,
  /^()[|:]/,
];

/** A line that is one of a paragraph. */
export function escapeLine(line: string): string {
  for (const block of BLOCKS) {
    const [, before] = block.exec(line) ?? [];
    if (before !== undefined) return `${before}\\${line.slice(before.length)}`;
  }
  return line;
}
