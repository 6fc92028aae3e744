/** A piece of text: plain, or marked. What has phrases inside is strong, stressed or a link. */
export type Phrase =
  | string
  | { mark: 'strong' | 'em'; phrases: Phrase[] }
  | { href: string; phrases: Phrase[] }
  | { code: string }
  | { isBreak: true };

const MARKUP = new RegExp(
  [
    String.raw`\*\*(.+?)\*\*`,
    // Beside a space an asterisk is a sign of its own, and between letters an underscore belongs to a name.
    String.raw`(?<!\*)\*([^\s*](?:[^*\n]*[^\s*])?)\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}_])_([^\s_](?:[^_\n]*[^\s_])?)_(?![\p{L}\p{N}_])`,
    '`([^`\\n]+)`',
    String.raw`\[([^[\]]+)\]\(([^()\s]*)\)`,
    // A backslash at the end of a line is how Markdown breaks it.
    String.raw`\\?\n\s*`,
  ].join('|'),
  'gsu',
);

/**
 * Takes `**strong**`, `*stressed*`, `` `code` ``, `[text](href)` and ends of lines apart; there is no other markup and
 * no nesting. Whatever is not complete markup stays plain text, so nothing is ever lost.
 */
export function parseInlineMarkup(written: string): Phrase[] {
  const text = written.trimEnd();
  const phrases: Phrase[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, strong, asterisks, underscores, code, words, href] = match;
    if (match.index > end) phrases.push(text.slice(end, match.index));
    const stressed = asterisks ?? underscores;
    if (strong !== undefined) phrases.push({ mark: 'strong', phrases: [strong] });
    else if (stressed !== undefined) phrases.push({ mark: 'em', phrases: [stressed] });
    else if (code !== undefined) phrases.push({ code });
    else if (words !== undefined && href !== undefined) phrases.push({ href, phrases: [words] });
    else phrases.push({ isBreak: true });
    end = match.index + whole.length;
  }
  if (end < text.length) phrases.push(text.slice(end));
  return phrases;
}

/** The words alone, without marks and addresses. */
export function wordsOf(phrases: readonly Phrase[]): string {
  return phrases
    .map((phrase) => {
      if (typeof phrase === 'string') return phrase;
      if ('phrases' in phrase) return wordsOf(phrase.phrases);
      return 'code' in phrase ? phrase.code : ' ';
    })
    .join('');
}

/** The words of a text, without marks and addresses. */
export function plainText(text: string): string {
  return wordsOf(parseInlineMarkup(text));
}

/** All pieces, each before those that are inside it. */
export function allPhrases(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) =>
    typeof phrase === 'object' && 'phrases' in phrase
      ? [phrase, ...allPhrases(phrase.phrases)]
      : [phrase],
  );
}

/** Where the links in some pieces of text lead. */
export function hrefsIn(phrases: readonly Phrase[]): string[] {
  return allPhrases(phrases).flatMap((phrase) =>
    typeof phrase === 'object' && 'href' in phrase ? [phrase.href] : [],
  );
}
