/**
 * Scripts with marks above or below their letters for which lines set tight in Latin leave no room, by their
 * ISO 15924 codes. Those from right to left have rules of their own.
 */
const TALL = new Set(
  'Beng Deva Gujr Guru Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thai Tibt'.split(' '),
);

/**
 * Whether headings in a language need more room between their lines.
 * @param language a BCP 47 tag, such as hi
 */
export function hasTallScript(language: string): boolean {
  const { script = '' } = new Intl.Locale(language).maximize();
  return TALL.has(script);
}
