/** Scripts of today that run from right to left, by their ISO 15924 codes (Unicode, "Script Metadata", RTL). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/**
 * Which way a language is written.
 * @param language a BCP 47 tag, such as ar or az-Arab
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
