/** What is written without joining letters, so that a font for it may be cut into slices; and the marks between. */
const IDEOGRAPHIC =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** So many characters come in one file: about 20 KB of Japanese. */
export const SLICE = 128;

/** What a file of a font is cut to. */
interface Piece {
  characters: string;
  isSlice?: true;
}

/**
 * Divides the characters of a font of thousands of them into files, so that a page loads what it shows: those that most
 * pages share together, and those of one page. Other fonts stay whole: their letters are joined, or few.
 * @param characters in the order of their code points
 * @param byUse those of the site, in the order in which they are to be divided
 * @param isFirst of the font; the first keeps what is of any language in a file of its own, which every page loads
 */
export function divide(characters: string, byUse: string, isFirst: boolean): Piece[] {
  const ideographs = new Set(Array.from(characters).filter((one) => IDEOGRAPHIC.test(one)));
  if (ideographs.size <= SLICE) return [{ characters }];
  const others = Array.from(characters).filter((one) => !ideographs.has(one));
  const whole = isFirst ? others : [];
  const kept = new Set(isFirst ? ideographs : characters);
  const used = Array.from(byUse).filter((one) => kept.delete(one));
  const sliced = [...used, ...kept];
  const slices = Array.from({ length: Math.ceil(sliced.length / SLICE) }, (_, index): Piece => {
    const slice = sliced.slice(index * SLICE, (index + 1) * SLICE);
    return { characters: slice.toSorted(byCode).join(''), isSlice: true };
  });
  return whole.length > 0 ? [{ characters: whole.join('') }, ...slices] : slices;
}

/** As the ranges of a sheet want them; `toSorted()` alone would put what is beyond U+FFFF among the rest. */
function byCode(one: string, other: string): number {
  return (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
}
