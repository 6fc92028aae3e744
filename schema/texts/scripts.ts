/*
 * How languages are written: by the script of each, as its ISO 15924 code. A language is a BCP 47 tag, such as ar or
 * az-Arab.
 */

/** Scripts of today that run from right to left (Unicode, "Script Metadata", RTL). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/**
 * Scripts with marks above or below their letters for which lines set tight in Latin leave no room. Those from right to
 * left have rules of their own.
 */
const TALL = new Set(
  'Beng Deva Gujr Guru Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thai Tibt'.split(' '),
);

const EAST_ASIAN = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

/** The script that a language is usually written in, or that its tag names. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? '';
}

/** Which way a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** Whether headings in a language need more room between their lines. */
export function hasTallScript(language: string): boolean {
  return TALL.has(scriptOf(language));
}

/** Whether a language is written in signs that fill a square, as Chinese, Japanese and Korean are. */
export function isEastAsian(language: string): boolean {
  return EAST_ASIAN.has(scriptOf(language));
}
