import { expect, test } from 'vitest';
import { membersAt, type ReadFont, sortIntoFamilies } from './font-families.ts';

const LATIN = 'abcdefghij';
const KANA = 'あいうえおかきくけこ';

const font = (
  file: string,
  characters: string,
  lightest: number,
  boldest = lightest,
): ReadFont => ({
  file,
  bytes: Buffer.alloc(0),
  facts: { characters, weights: [lightest, boldest], otherAxes: {} },
});

const sorted = (...fonts: ReadFont[]) => sortIntoFamilies(fonts, [400, 650]);
const named = (...fonts: ReadFont[]) =>
  sorted(...fonts).map(({ members }) =>
    members.map(({ file, characters, within }) => [file, characters, ...within].join(' ')),
  );

test('files of other characters are a family of their own, in all their weights', () => {
  const latin = font('latin', LATIN, 100, 900);
  const japanese = [400, 700].map((weight) => font(`ja-${weight}`, LATIN + KANA, weight));
  expect(named(latin, ...japanese)).toEqual([
    [`latin ${LATIN} 400 650`],
    [`ja-400 ${KANA} 400 400`, `ja-700 ${KANA} 700 700`],
  ]);
});

test('weights of each follow one another in any order', () => {
  const files = [font('a', LATIN, 400), font('あ', LATIN + KANA, 400)];
  const bold = [font('A', LATIN, 700), font('ア', LATIN + KANA, 700)];
  const expected = [
    [`a ${LATIN} 400 400`, `A ${LATIN} 700 700`],
    [`あ ${KANA} 400 400`, `ア ${KANA} 700 700`],
  ];
  expect(named(...files, ...bold)).toEqual(expected);
  expect(named(...files, ...bold.toReversed())).toEqual(expected);
});

test('what a bold file has besides is there for texts of any weight, and a blank is no reason', () => {
  expect(named(font('a', LATIN, 400), font('A', `${LATIN}ł`, 700), font(' ', ' ', 400))).toEqual([
    [`a ${LATIN} 400 400`, `A ${LATIN} 700 700`],
    ['A ł 700 700'],
  ]);
});

test('of each family the nearest weight is what a text is shown in', () => {
  const families = sorted(font('a', LATIN, 400), font('A', LATIN, 700), font('あ', KANA, 100, 900));
  const at = (weight: number) => membersAt(families, weight).map(({ file }) => file);
  expect(at(400)).toEqual(['a', 'あ']);
  expect(at(650)).toEqual(['A', 'あ']);
});

test('only what a site shows is kept, and of the first file what any text may say', () => {
  const [first, second] = sortIntoFamilies(
    [font('a', LATIN, 400), font('あ', LATIN + KANA, 400)],
    [400, 400],
    { shown: 'aあ', usual: 'ab', byUse: 'aあ' },
  );
  expect([first, second].map((family) => [...(family?.characters ?? [])].join(''))).toEqual([
    'ab',
    'あ',
  ]);
});
