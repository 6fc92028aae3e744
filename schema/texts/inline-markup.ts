/** A piece of text: plain, marked by the element of that name, or a link. Only a line break has nothing inside. */
export type Phrase =
  | string
  | { mark: 'strong' | 'em' | 'code'; phrases: Phrase[] }
  | { mark: 'br'; phrases?: undefined }
  | { href: string; phrases: Phrase[] };

/**
 * Next to a space or a letter the sign for stress is a sign of its own, or belongs to a name. A backslash at the end of a
 * line is how Markdown breaks it.
 */
export const INLINE_MARKUP =
  /\*\*(.+?)\*\*|(?<![\p{L}\d_*])([*_])(\S[^*_\n]*)(?<=\S)\2(?![\p{L}\d_*])|`([^`\n]+)`|\[([^[\]]+)\]\(([^()\s]*)\)|\\?\n\s*/gsu;

/**
 * Takes `**strong**`, `*stressed*`, `` `code` ``, `[text](href)` and ends of lines apart; there is no other markup and
 * no nesting. Whatever is not complete markup stays plain text, so nothing is ever lost.
 */
export function parseInlineMarkup(written: string): Phrase[] {
  const text = written.trimEnd();
  const phrases: Phrase[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE_MARKUP)) {
    const [whole, strong, , stressed, code, words = '', href] = match;
    if (match.index > end) phrases.push(text.slice(end, match.index));
    const inside = strong ?? stressed ?? code;
    const mark = strong ? 'strong' : stressed ? 'em' : 'code';
    if (inside) phrases.push({ mark, phrases: [inside] });
    else phrases.push(href === undefined ? { mark: 'br' } : { href, phrases: [words] });
    end = match.index + whole.length;
  }
  if (end < text.length) phrases.push(text.slice(end));
  return phrases;
}
