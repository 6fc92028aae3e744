/** The title of a card has this room: next to it are the steps, above it the logo, below it the address. */
export const TITLE = { width: 880, height: 280 };

/** From large to small, in pixels: the largest at which the whole title has room is taken. */
const SIZES = [92, 80, 70, 60, 52, 44, 36, 28];

/**
 * Sizes at which the longest word of a title has room in a line, and the title about in its lines; of a title of one
 * endless word the smallest.
 */
export function titleSizes(title: string): number[] {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => widthOf(word)));
  const fitting = SIZES.filter((size) => {
    const lines = Math.ceil((widthOf(title) * size) / TITLE.width);
    return longest * size <= TITLE.width && lines * size <= TITLE.height;
  });
  return fitting.length > 0 ? fitting : SIZES.slice(-1);
}

/** About how wide a word is, in parts of the size of its letters: those of East Asia are squares. */
function widthOf(word: string): number {
  const letters = Array.from(word);
  const squares = letters.filter((letter) => /[\u2e80-\u9fff\uac00-\ud7af]/u.test(letter)).length;
  return squares + (letters.length - squares) * 0.58;
}
