import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { siteFolders } from '../paths.ts';
import { makeSiteTheme, makeTheme } from './site-theme.ts';

const OTHER_FONT = join(
  import.meta.dirname,
  '../../tests/second-site/bakery/media/fonts/nunito-sans.woff2',
);

const folder = mkdtempSync(join(tmpdir(), 'site-theme-'));
beforeAll(() => layGoodSite(folder));
afterAll(() => rmSync(folder, { recursive: true }));

async function themeWith(dark: 'auto' | 'none') {
  const { site } = openSite(folder);
  if (!site) throw new Error('The site cannot be read.');
  const theme = { ...site.theme, dark };
  return makeTheme(
    { theme, logo: site.logo, language: 'en' },
    { folders: siteFolders(folder), fontDisplay: 'swap' },
  );
}

test('a site without dark colours has drawings with the light ones everywhere', async () => {
  const { palette } = await themeWith('none');
  expect(palette.dark).toEqual(palette.light);
  const both = await themeWith('auto');
  expect(both.palette.light).toEqual(palette.light);
  expect(both.palette.dark).not.toEqual(palette.light);
});

test('what a theme is made of goes together: the sheet names the files of its fonts', async () => {
  const { sheet, files } = await themeWith('auto');
  const [url = ''] = files.keys();
  expect(JSON.stringify(sheet)).toContain(url);
  expect(JSON.stringify(sheet)).toContain('font-display:swap');
});

test('a language with a logo of its own has the sheet of that logo', async () => {
  const { sheet, sheetIn } = await themeWith('auto');
  expect(sheet.schemes).not.toContain('[data-logo');
  const logo = { width: 144, onDark: 'on-dark.svg' };
  const arabic = sheetIn({ language: 'ar', logo, theme: { fonts: {} } });
  expect(arabic.schemes).toContain('[data-logo=dark]{display:none}');
  expect(arabic.constants).toContainEqual(['logo-width', '144px']);
});

test('a language with fonts of its own has their faces and files, and loads them alone', async () => {
  const { site } = openSite(folder);
  if (!site) throw new Error('The site cannot be read.');
  copyFileSync(OTHER_FONT, join(folder, 'media/other.woff2'));
  const fallback = 'serif' as const;
  const text = { files: ['other.woff2'], weight: 400, medium: 500, strong: 700, fallback };
  const theme = { fonts: { text } };
  const polish = { language: 'pl', logo: site.logo, theme };
  const { sheet, sheetIn, loadedIn, files } = await makeTheme(
    { theme: site.theme, logo: site.logo, language: 'en', others: [site, polish] },
    { folders: siteFolders(folder), fontDisplay: 'swap' },
  );
  const urls = loadedIn(polish).text.map(({ url }) => url);
  expect(urls).toEqual([expect.stringContaining('/media/other.')]);
  const [url = ''] = urls;
  expect(files.has(url)).toBe(true);
  const own = sheetIn(polish);
  expect(own.fontRules).toContain(url);
  expect(own.fontRules).toContain('local(Times New Roman)');
  expect(own.constants.find(([name]) => name === 'font-text')?.[1]).toMatch(/serif$/);
  // Pages in the main language load none of it.
  expect(sheet.fontRules).not.toContain(url);
  expect(loadedIn(site).text.map((file) => file.url)).not.toContain(url);
  expect(sheetIn(site).fontRules).toBe(sheet.fontRules);
});

test('fonts of a language keep what its pages show, and nothing of other languages', async () => {
  const { site } = openSite(folder);
  if (!site) throw new Error('The site cannot be read.');
  const latin = ['latin', 'latin-ext'].map((part) => {
    const file = `hanken-${part}.woff2`;
    const source = `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`;
    copyFileSync(createRequire(import.meta.url).resolve(source), join(folder, 'media', file));
    return file;
  });
  const text = { files: latin, weight: 400, medium: 500, strong: 700, fallback: 'sans' } as const;
  const theme = { ...site.theme, fonts: { text } };
  const polish = { ...site, language: 'pl', theme };
  const czech = { ...site, language: 'cs', theme };
  const rulesWith = async (
    others: (typeof site)[],
    shown: { text: string; language?: string }[],
  ) => {
    const folders = siteFolders(folder);
    const { sheetIn } = await makeSiteTheme({ ...site, others: [site, ...others] }, shown, folders);
    return sheetIn(polish).fontRules;
  };
  const texts = [
    { text: 'zażółć', language: 'pl' },
    { text: 'řeka', language: 'cs' },
    { text: 'gün', language: 'en' },
    { text: 'ğ' },
  ];
  const alone = await rulesWith([polish], texts);
  expect(alone).toMatch(/U\+17C/i);
  expect(alone).toMatch(/U\+11F/i);
  expect(alone).not.toMatch(/U\+159/i);
  // Languages with the same fonts share their files.
  expect(await rulesWith([polish, czech], texts)).toMatch(/U\+159/i);
});
