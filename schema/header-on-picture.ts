import type { Behind } from './generated/content.d.ts';

/** How a header is shown on a picture: the color of its words, and the veil of the opposite color behind them. */
export interface HeaderOnPicture {
  words: 'white' | 'dark';
  veil: NonNullable<Behind['veil']>;
}
