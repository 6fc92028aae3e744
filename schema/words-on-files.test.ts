import { expect, test } from 'vitest';
import { drawing } from '../test-support/content/drawing.ts';
import type { PictureFile } from './generated/data.d.ts';
import { wordsOnFiles, wordsOnPhotograph } from './words-on-files.ts';

test.each([
  [true, true, 'dark'],
  [false, false, 'white'],
  [true, false, 'by-theme'],
  [false, true, 'against-theme'],
  // What goes with the page is light on light pages, and dark on dark ones.
  [undefined, false, 'by-theme'],
  [undefined, true, 'dark'],
  [true, undefined, 'by-theme'],
  [false, undefined, 'white'],
  [undefined, undefined, 'by-theme'],
])('words that are dark (%s) and dark on dark pages (%s) are %s', (first, dark, words) => {
  expect(wordsOnFiles(first, dark)).toBe(words);
});

const photograph = (measured: Pick<PictureFile, 'bright' | 'veils'> = {}): PictureFile => ({
  kind: 'bitmap',
  url: '',
  width: 1600,
  height: 900,
  sources: [],
  ...measured,
});
const ALL = ['left', 'right', 'all'] as const;
const everywhere = (veil: 'light' | 'strong') => ({ left: veil, right: veil, all: veil });
const files: Record<string, PictureFile> = {
  'night.jpg': photograph(),
  'snow.jpg': photograph({ bright: [...ALL] }),
  'fog.jpg': photograph({ bright: [...ALL], veils: everywhere('light') }),
  'gray.jpg': photograph({ veils: everywhere('light') }),
  'busy.jpg': photograph({ veils: everywhere('strong') }),
  'wood.jpg': photograph({ bright: [...ALL], veils: everywhere('strong') }),
  'lamp.jpg': photograph({ veils: { right: 'light', all: 'light' } }),
  'window.jpg': photograph({ bright: ['right'], veils: { all: 'strong' } }),
  'hills.svg': { ...drawing, url: '' },
};
const onPhotograph = (
  src: string,
  others: { narrow?: string; dark?: string } = {},
  part: (typeof ALL)[number] = 'all',
) => wordsOnPhotograph({ src, ...others }, part, (name) => files[name]);

test.each([
  ['night.jpg', 'white', 'none'],
  ['snow.jpg', 'dark', 'none'],
  ['fog.jpg', 'dark', 'light'],
  ['gray.jpg', 'white', 'light'],
  ['busy.jpg', 'white', 'strong'],
  // A white veil would take its colors.
  ['wood.jpg', 'white', 'strong'],
])('words on the photograph %s are %s, and their weakest veil is %s', (src, words, veil) => {
  expect(onPhotograph(src)).toEqual({ words, veil });
});

test('all files of a photograph count, each with its own words', () => {
  expect(onPhotograph('night.jpg', { narrow: 'gray.jpg' })?.veil).toBe('light');
  expect(onPhotograph('night.jpg', { narrow: 'snow.jpg' })?.veil).toBe('strong');
  expect(onPhotograph('snow.jpg', { dark: 'night.jpg' })).toEqual({
    words: 'by-theme',
    veil: 'none',
  });
  expect(onPhotograph('snow.jpg', { dark: 'busy.jpg' })?.veil).toBe('strong');
  expect(onPhotograph('night.jpg', { dark: 'snow.jpg' })).toEqual({
    words: 'against-theme',
    veil: 'strong',
  });
});

test('words on one side are measured there, and all over the photograph, where phones show them', () => {
  expect(onPhotograph('night.jpg', {}, 'left')?.veil).toBe('none');
  expect(onPhotograph('lamp.jpg', {}, 'left')?.veil).toBe('light');
  expect(onPhotograph('window.jpg', {}, 'right')).toEqual({ words: 'dark', veil: 'strong' });
});

test('a drawing is none, unless dark pages show a photograph', () => {
  expect(onPhotograph('hills.svg')).toBeUndefined();
  expect(onPhotograph('hills.svg', { dark: 'night.jpg' })).toEqual({
    words: 'by-theme',
    veil: 'none',
  });
});
