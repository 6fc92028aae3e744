import type { Behind } from './generated/content.d.ts';

/** How a header is shown on a picture: the color of its words, and the veil of the opposite color behind them. */
export interface HeaderOnPicture {
  /** `by-theme` on a picture with another file for dark pages: dark on light pages and white on dark ones. */
  words: 'white' | 'dark' | 'by-theme';
  veil: NonNullable<Behind['veil']>;
}

/** The color of words on a picture: the same on all pages, or that of the theme of the page. */
export type WordsOnFiles = 'white' | 'dark' | 'by-theme' | 'against-theme';

/**
 * The color of words on a picture with another file for dark pages, by what was measured. A file that was not measured
 * goes with the colors of the page.
 * @param onFirst whether words on the first file are dark; undefined where it was not measured
 * @param onDark the same on the file for dark pages
 */
export function wordsOnFiles(
  onFirst: boolean | undefined,
  onDark: boolean | undefined,
): WordsOnFiles {
  const [first, second] = [onFirst ?? true, onDark ?? false];
  if (first === second) return first ? 'dark' : 'white';
  return first ? 'by-theme' : 'against-theme';
}
