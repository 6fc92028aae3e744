import { expect, test } from 'vitest';
import { fontsOfLanguage, fontsToPreload } from './preload.ts';

const arabic = { url: '/arabic.woff2', characters: ' 0123456789:Aابت', bytes: 20_000 };
const latin = { url: '/latin.woff2', characters: 'abc', bytes: 30_000 };
const extended = { url: '/extended.woff2', characters: 'łş', bytes: 9_000 };
const japanese = { url: '/japanese.woff2', characters: '、かな字', bytes: 40_000 };
const slices = [
  { url: '/kana.woff2', characters: 'かな', bytes: 9_000, isSlice: true as const },
  { url: '/kanji.woff2', characters: '山川', bytes: 8_000, isSlice: true as const },
];

const urlsOf = (text: (typeof latin)[], language: string, display = text) =>
  fontsOfLanguage({ text, display }, language).map(({ url }) => url);

test('a page loads ahead the letters of its language, and the blanks and digits of the first file', () => {
  expect(urlsOf([arabic, latin], 'ar')).toEqual(['/arabic.woff2']);
  expect(urlsOf([arabic, latin], 'en')).toEqual(['/latin.woff2', '/arabic.woff2']);
  expect(urlsOf([latin, extended], 'pl')).toEqual(['/latin.woff2']);
});

test('a language in several scripts has the file with most of their letters', () => {
  expect(urlsOf([latin, japanese], 'ja')).toEqual(['/japanese.woff2', '/latin.woff2']);
  expect(urlsOf([latin, japanese], 'zh-TW')).toEqual(['/japanese.woff2', '/latin.woff2']);
});

test('a script that no file has, and slices, leave the first file', () => {
  expect(urlsOf([latin, extended], 'hi')).toEqual(['/latin.woff2']);
  expect(urlsOf([latin, ...slices], 'ja')).toEqual(['/latin.woff2']);
});

test('what text and headings share is loaded once', () => {
  expect(urlsOf([latin, extended], 'de', [latin])).toEqual(['/latin.woff2']);
});

test('the main heading of a page loads its own fonts ahead', () => {
  const html = '<p>山</p><h1 class="a">Ab<br>かわ</h1><h2>川</h2>';
  expect(fontsToPreload(html, [latin, ...slices], [extended])).toEqual([
    '/latin.woff2',
    '/extended.woff2',
    '/kana.woff2',
  ]);
  expect(fontsToPreload('<p>かな</p>', [latin, ...slices], [latin])).toEqual(['/latin.woff2']);
});
