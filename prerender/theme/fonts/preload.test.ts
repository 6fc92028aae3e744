import { expect, test } from 'vitest';
import { fontsToPreload } from './preload.ts';

const arabic = { url: '/arabic.woff2', characters: ' 0123456789:Aابت', bytes: 20_000 };
const latin = { url: '/latin.woff2', characters: 'abc', bytes: 30_000 };
const extended = { url: '/extended.woff2', characters: 'łş', bytes: 9_000 };

test('a page loads ahead the letters of its language, and the blanks and digits of the first file', () => {
  expect(fontsToPreload([[arabic, latin]], 'ar')).toEqual(['/arabic.woff2']);
  expect(fontsToPreload([[arabic, latin]], 'en')).toEqual(['/latin.woff2', '/arabic.woff2']);
  expect(fontsToPreload([[latin, extended]], 'pl')).toEqual(['/latin.woff2']);
});

test('a script that is several at once, or that no file has, loads the first file', () => {
  expect(fontsToPreload([[latin, extended]], 'ja')).toEqual(['/latin.woff2']);
  expect(fontsToPreload([[latin, extended]], 'hi')).toEqual(['/latin.woff2']);
});

test('what two families share is loaded once', () => {
  expect(fontsToPreload([[latin], [latin, extended]], 'de')).toEqual(['/latin.woff2']);
});
