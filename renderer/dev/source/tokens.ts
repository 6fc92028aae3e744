/*
 * Marks around a text that is drawn as a probe. They are variation selectors: letters to no rule of the renderer, of no
 * width, and left out of addresses that are made of words.
 */

const FIRST = 0xe0100;
const BASE = 128;
const DIGITS = 3;
const START = String.fromCodePoint(FIRST + BASE);
const END = String.fromCodePoint(FIRST + BASE + 1);

/** Either mark; a start has the number of its text behind it. */
export const MARK = new RegExp(
  `${START}([${String.fromCodePoint(FIRST)}-${String.fromCodePoint(FIRST + BASE - 1)}]{${DIGITS}})|${END}`,
  'gu',
);

/**
 * A text with the mark of its number at both ends. Spaces and breaks that it ends with stay at its end, where they are
 * not shown.
 * @param number below 2,097,152
 */
export function wrap(text: string, number: number): string {
  const words = text.trimEnd();
  return startOf(number) + words + END + text.slice(words.length);
}

/** The two marks alone, for what consists of several texts. */
export function marksOf(number: number): [start: string, end: string] {
  return [startOf(number), END];
}

/** The number in a mark, as `MARK` finds it. */
export function readNumber(digits: string): number {
  return Array.from(digits).reduce(
    (number, digit) => number * BASE + (digit.codePointAt(0) ?? FIRST) - FIRST,
    0,
  );
}

export function withoutMarks(text: string): string {
  return text.replaceAll(MARK, '');
}

function startOf(number: number): string {
  const digits = Array.from({ length: DIGITS }, (_, place) => {
    const digit = Math.floor(number / BASE ** (DIGITS - 1 - place)) % BASE;
    return String.fromCodePoint(FIRST + digit);
  });
  return START + digits.join('');
}
