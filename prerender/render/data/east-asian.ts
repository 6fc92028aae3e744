const EAST_ASIAN = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

/**
 * Whether a language is written in signs that fill a square, as Chinese, Japanese and Korean are.
 * @param language a BCP 47 tag, such as ja
 */
export function isEastAsian(language: string): boolean {
  return EAST_ASIAN.has(new Intl.Locale(language).maximize().script ?? '');
}
