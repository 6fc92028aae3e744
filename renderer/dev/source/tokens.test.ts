import { expect, test } from 'vitest';
import { MARK, marksOf, readNumber, withoutMarks, wrap } from './tokens.ts';

const START = '\u{E0180}';
const END = '\u{E0181}';

/** What `MARK` finds in a text: the number of a start, nothing for an end. */
const found = (text: string) =>
  Array.from(text.matchAll(MARK), ([, digits]) => digits !== undefined && readNumber(digits));

test('marks are variation selectors: a start with the three digits of its number, and an end', () => {
  expect(wrap('roof', 0)).toBe(`${START}\u{E0100}\u{E0100}\u{E0100}roof${END}`);
  expect(wrap('roof', 1 + 2 * 128 + 3 * 128 * 128)).toBe(
    `${START}\u{E0103}\u{E0102}\u{E0101}roof${END}`,
  );
  expect(marksOf(127)).toEqual([`${START}\u{E0100}\u{E0100}\u{E017F}`, END]);
});

test('what a text ends with stays at its end, where a break is not drawn', () => {
  expect(wrap('one\ntwo\n', 0)).toBe(`${wrap('one\ntwo', 0)}\n`);
  expect(wrap('', 0)).toBe(marksOf(0).join(''));
});

test.each([0, 1, 127, 128, 16_383, 16_384, 2_097_151])('the number %i is read again', (number) => {
  expect(found(`a${wrap('roof', number)}b`)).toEqual([number, false]);
});

test('a text without its marks is as it was', () => {
  expect(withoutMarks(`a ${wrap(`big ${wrap('roof', 5)}`, 2_097_151)}.`)).toBe('a big roof.');
  expect(found('roof\u{E0100}')).toEqual([]);
  // A mark is not a digit.
  expect(found(START + END + END + END)).toEqual([false, false, false]);
});
