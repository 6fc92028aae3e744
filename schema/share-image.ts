/** The words that may replace a picture for shared links: one is drawn for each page, or there is none. */
const WORDS: ReadonlySet<string> = new Set(['drawn', 'none']);

/** Whether it is such a word, and no path of a picture. */
export function isShareWord(shareImage: string): boolean {
  return WORDS.has(shareImage);
}
