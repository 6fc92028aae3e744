import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import type { DecodedFont } from '../../files/decoded-font.ts';
import { openSite } from '../../open-site.ts';
import { findMissingCharacters } from './missing-characters.ts';

const good = openSite(join(import.meta.dirname, '../../../tests/bad-content/good-site')).site;
if (!good) throw new Error('The good site has errors.');

/** The good site with the files of its two fonts; the words of the engine need — … ’ “ and ”. */
const siteWith = (display: string[], text: string[], language = 'en'): Site => ({
  ...good,
  language,
  theme: {
    ...good.theme,
    fonts: {
      display: { files: display, weight: 700, tracking: 0, fallback: 'serif' },
      text: { files: text, weight: 400, medium: 500, strong: 700, fallback: 'serif' },
    },
  },
});
const OF_ENGINE = '—…’“”–';

function found(
  fonts: Record<string, string>,
  shown: Record<string, string>,
  ...sites: [Site, ...Site[]]
) {
  const read = Object.entries(fonts).map(([file, characters]): [string, DecodedFont] => [
    file,
    { isFont: true, characters },
  ]);
  const uses = Object.entries(shown).map(
    ([file, characters]) => [file, { ...emptyIndex, characters }] as const,
  );
  return findMissingCharacters({ fonts: new Map(read), sites, uses: new Map(uses) }).map(
    ({ file, message, suggestion }) => [file, message, suggestion],
  );
}

test('what a font lacks is told with the page that shows it first', () => {
  const site = siteWith(['d.woff2'], ['t.woff2', 'more.woff2']);
  const fonts = { 'd.woff2': `${OF_ENGINE}éüż`, 't.woff2': `${OF_ENGINE}é`, 'more.woff2': 'ü' };
  expect(
    found(fonts, { 'pages/a.yaml': 'éü', 'pages/b.yaml': 'ż', 'pages/c.yaml': 'ż' }, site),
  ).toEqual([
    [
      'media/t.woff2',
      'The text font does not have ż, which pages/b.yaml shows, so a system font is used for them.',
      'Add a file that has them to `files` of `theme.fonts.text` in site.yaml.',
    ],
  ]);
});

test('ten characters are named, and those that follow are counted', () => {
  const site = siteWith(['d.woff2'], []);
  const message = (characters: string) =>
    found({ 'd.woff2': OF_ENGINE }, { 'pages/a.yaml': characters }, site)[0]?.[1];
  expect(message('абвгдежзий')).toBe(
    'The display font does not have а б в г д е ж з и й, which pages/a.yaml shows, so a system font is used for them.',
  );
  expect(message('абвгдежзийк')).toContain(' does not have а б в г д е ж з и й and 1 more, which');
});

test('the words of the engine are shown in each language', () => {
  const site = siteWith(['d.woff2'], []);
  const [[, message] = []] = found(
    { 'd.woff2': OF_ENGINE },
    {},
    site,
    siteWith(['d.woff2'], [], 'ja'),
  );
  expect(message).toMatch(/ more, which the engine in ja shows, so/);
});

test('systems bring emoji themselves, and what cannot be seen needs no font', () => {
  const site = siteWith(['d.woff2'], []);
  expect(found({ 'd.woff2': OF_ENGINE }, { 'pages/a.yaml': '🎉\u00a0\u200b\u0301' }, site)).toEqual(
    [],
  );
});

test('a font of which a file has not been read is not judged', () => {
  const site = siteWith(['d.woff2', 'more.woff2'], []);
  expect(found({ 'd.woff2': '' }, { 'pages/a.yaml': 'ż' }, site)).toEqual([]);
});

test('each language is judged by its own fonts', () => {
  const main = siteWith(['d.woff2'], ['t.woff2']);
  const japanese = siteWith(['d.woff2'], ['ja.woff2'], 'ja');
  const fonts = { 'd.woff2': `${OF_ENGINE}éあ水`, 't.woff2': `${OF_ENGINE}é`, 'ja.woff2': 'あ' };
  const missing = (shown: Record<string, string>) =>
    found(fonts, shown, main, japanese)
      .filter(([file]) => file !== 'media/d.woff2')
      .map(([file, message = '', suggestion]) => [
        file,
        /have (\S)/.exec(message)?.[1],
        suggestion,
      ]);
  expect(missing({ 'pages/a.yaml': 'é', 'pages/ja/a.yaml': '水' })).toEqual([
    ['media/ja.woff2', '水', expect.stringContaining('in site.ja.yaml')],
  ]);
  expect(missing({ 'pages/a.yaml': '水', 'site.ja.yaml': 'é' })).toEqual([
    ['media/t.woff2', '水', expect.stringContaining('in site.yaml')],
    ['media/ja.woff2', 'é', expect.stringContaining('in site.ja.yaml')],
  ]);
});
