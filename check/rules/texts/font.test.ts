import { expect, test } from 'vitest';
import { checkFont } from './font.ts';

const context = {
  media: new Set(['a.woff2', 'broken.woff2', 'unread.woff2', 'a.ttf']),
  fonts: new Map([
    ['a.woff2', { isFont: true, characters: 'a' }],
    ['broken.woff2', { isFont: false, characters: '' }],
  ]),
};

test('a font is a WOFF2 file that can be read', () => {
  expect(checkFont('a.woff2', context)).toBe(undefined);
  expect(checkFont('unread.woff2', context)).toBe(undefined);
  expect(checkFont('broken.woff2', context)?.message).toBe(
    'The file media/broken.woff2 is not a WOFF2 font, although its name ends in .woff2.',
  );
  expect(checkFont('a.ttf', context)?.message).toBe(
    'The file media/a.ttf is not a WOFF2 font: its name does not end in .woff2.',
  );
  expect(checkFont('b.woff2', context)?.message).toBe('There is no font media/b.woff2.');
});
