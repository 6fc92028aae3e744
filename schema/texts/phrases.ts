import { parseInlineMarkup, type Phrase } from './inline-markup.ts';

/** The words alone, without marks and addresses. */
export function wordsOf(phrases: readonly Phrase[]): string {
  return phrases
    .map((phrase) =>
      typeof phrase === 'string' ? phrase : phrase.phrases ? wordsOf(phrase.phrases) : ' ',
    )
    .join('');
}

/** The words of a text, without marks and addresses. */
export function plainText(text: string): string {
  return wordsOf(parseInlineMarkup(text));
}

/** All pieces, each before those that are inside it; code does not contain others. */
export function allPhrases(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) =>
    typeof phrase === 'string' || isCode(phrase)
      ? [phrase]
      : [phrase, ...allPhrases(phrase.phrases ?? [])],
  );
}

/** Whether it stays as it is, whatever it looks like. */
export function isCode(phrase: Phrase): boolean {
  return typeof phrase === 'object' && 'mark' in phrase && phrase.mark === 'code';
}

/** Where the links in some pieces of text lead. */
export function hrefsIn(phrases: readonly Phrase[]): string[] {
  return allPhrases(phrases).flatMap((phrase) =>
    typeof phrase === 'object' && 'href' in phrase ? [phrase.href] : [],
  );
}
