import { expect, test } from 'vitest';
import { divide, SLICE } from './slices.ts';

const kanji = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');

test('a font for letters that are joined, or for a few signs, stays whole', () => {
  const arabic = Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x620 + at)).join('');
  expect(divide(arabic, arabic, false)).toEqual([{ characters: arabic }]);
  expect(divide(`a${kanji(SLICE)}`, '', true)).toEqual([{ characters: `a${kanji(SLICE)}` }]);
});

test('one for thousands of signs is cut, in the order in which pages use them', () => {
  const all = kanji(SLICE * 2 + 1);
  const byUse = Array.from(all).toReversed().join('');
  const slices = divide(all, byUse, false);
  expect(slices.map(({ characters }) => Array.from(characters).length)).toEqual([SLICE, SLICE, 1]);
  expect(slices[2]).toEqual({ characters: '一', isSlice: true });
  // As ranges of a sheet want them.
  expect(slices[0]?.characters).toBe(
    Array.from(all)
      .slice(SLICE + 1)
      .join(''),
  );
});

test('the first file of a font keeps what is of any language, a further one nothing', () => {
  const all = `ab。${kanji(SLICE)}`;
  expect(divide(all, all, true).map(({ isSlice, characters }) => [isSlice, characters[0]])).toEqual(
    [
      [undefined, 'a'],
      [true, '。'],
      [true, kanji(SLICE).at(-1)],
    ],
  );
  expect(divide(all, all, false).every(({ isSlice }) => isSlice)).toBe(true);
});
