import type { Behind } from './generated/content.d.ts';

/** How a header is shown on a picture: the color of its words, and the veil of the opposite color behind them. */
export interface HeaderOnPicture {
  /** `by-theme` on a picture with another file for dark pages: dark on light pages and white on dark ones. */
  words: 'white' | 'dark' | 'by-theme';
  veil: NonNullable<Behind['veil']>;
}
