import { diffArrays } from 'diff';

/** A part of a text that is shown. */
export interface Piece {
  text: string;
  /** Whether it is only in this state. */
  isMarked?: boolean;
  /** So many characters are left out in its place, which has no text. */
  leftOut?: number;
}

/** Both states of a text. */
interface MarkedTexts {
  before: Piece[];
  after: Piece[];
}

/** With more words that come and go, the time to find the fewest grows beyond a moment; then all is marked. */
const MOST_EDITS = 300;

/** In characters, of what is the same on each side of a change in a text that is folded. */
const CONTEXT = 60;

/** Of what both states have in common; with less, marks would only scatter. */
const LEAST_COMMON = 0.2;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Two states of a text with the words marked that differ. What is far from a difference is left out of a long one.
 *
 * @param longest a longer text is folded, in characters
 */
export function markChanges(before: string, after: string, longest: number): MarkedTexts {
  const [olds, news] = [split(before), split(after)];
  const known = new Set(olds);
  const least = LEAST_COMMON * Math.max(before.length, after.length);
  const isHopeless = lengthOf(news.filter((word) => known.has(word))) < least;
  const found = isHopeless ? [] : diffArrays(olds, news, { maxEditLength: MOST_EDITS });
  const parts = found?.map((part) => ({ ...part, text: part.value.join('') })) ?? [];
  const common = parts.filter(({ added, removed }) => !added && !removed);
  if (lengthOf(common.map(({ text }) => text)) < least)
    return { before: foldText(before, longest), after: foldText(after, longest) };
  const pieces = (without: 'added' | 'removed', own: 'added' | 'removed'): Piece[] =>
    parts
      .filter((part) => !part[without])
      .map((part) => ({ text: part.text, ...(part[own] && { isMarked: true }) }));
  return {
    before: fold(joined(pieces('added', 'removed')), longest),
    after: fold(joined(pieces('removed', 'added')), longest),
  };
}

/** Without spaces, which all texts have in common. */
function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.trim().length, 0);
}

/** A text that is only in one state: its start, if it is long. */
export function foldText(text: string, longest: number): Piece[] {
  return text.length <= longest ? [{ text }] : [...head(text, longest), leftOut(text, longest)];
}

/**
 * Into words, signs and spaces. The segmenter takes a minute for 100 KB at once and a moment for the same in pieces:
 * what is between spaces, and of a script without spaces, so many characters.
 */
function split(text: string): string[] {
  const pieces = text.match(/\s+|\S{1,500}/gu) ?? [];
  return pieces.flatMap((piece) =>
    /^(?:\s+|#?[a-z0-9]+)$/i.test(piece)
      ? [piece]
      : Array.from(words.segment(piece), ({ segment }) => segment),
  );
}

/** Words that differ, with nothing but a space between them, are marked as one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = found.at(-1);
    const isBetween = last?.isMarked && pieces[at + 1]?.isMarked && /^\s+$/.test(piece.text);
    const isMarked = piece.isMarked === true || isBetween === true;
    if (last && (last.isMarked === true) === isMarked) last.text += piece.text;
    else found.push({ text: piece.text, ...(isMarked && { isMarked }) });
  }
  return found.flatMap(withoutSpaces);
}

/** A space at the end of what is marked is not. */
function withoutSpaces(piece: Piece): Piece[] {
  const { text, isMarked } = piece;
  const [, start = '', middle = '', end = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (!isMarked || middle === '' || start + end === '') return [piece];
  const marked: Piece = { text: middle, isMarked: true };
  return [{ text: start }, marked, { text: end }].filter((part) => part.text !== '');
}

function fold(pieces: readonly Piece[], longest: number): Piece[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= longest) return [...pieces];
  let room = longest;
  return pieces.flatMap((piece, at): Piece[] => {
    if (piece.isMarked) {
      const shown = Math.max(Math.min(piece.text.length, room), CONTEXT);
      room -= shown;
      return foldText(piece.text, shown).map((part) =>
        part.leftOut === undefined ? { ...part, isMarked: true } : part,
      );
    }
    const [first, last] = [at === 0, at === pieces.length - 1];
    const ends = (first ? 0 : CONTEXT) + (last ? 0 : CONTEXT);
    if (piece.text.length <= ends) return [piece];
    const end = piece.text.length - (last ? 0 : CONTEXT);
    return [
      ...(first ? [] : head(piece.text, CONTEXT)),
      { text: '', leftOut: piece.text.length - ends },
      ...(last ? [] : [{ text: tail(piece.text, end) }]),
    ];
  });
}

function head(text: string, length: number): Piece[] {
  return [{ text: text.slice(0, endOfWord(text, length)).trimEnd() }];
}

function leftOut(text: string, length: number): Piece {
  return { text: '', leftOut: text.length - endOfWord(text, length) };
}

/** So far from where a text is cut the end of a word is looked for; a script without spaces has none. */
const NEAR = 30;

/** Where the last whole word ends in so many characters. */
function endOfWord(text: string, length: number): number {
  const end = text.slice(0, length + 1).search(/\s+\S*$/);
  return end > 0 && length - end <= NEAR ? end : wholeAt(text, length);
}

/** What is behind a place in a text, from the next whole word. */
function tail(text: string, at: number): string {
  const [skipped = ''] = /^\S*\s+/.exec(text.slice(at - 1)) ?? [];
  const start = skipped.length > 0 && skipped.length <= NEAR ? at - 1 + skipped.length : at;
  return text.slice(wholeAt(text, start));
}

/** No character is cut in two. */
function wholeAt(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}
