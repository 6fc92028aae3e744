import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { siteFolders } from '../paths.ts';
import { engineTexts } from './shown-texts.ts';
import { makeSiteTheme } from '../theme/site-theme.ts';

/* A font is cut to what pages show; part of that is in no file of the site. */

const root = mkdtempSync(join(tmpdir(), 'engine-texts-'));
const fonts = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk';
const fileOf = (part: string) =>
  createRequire(import.meta.url).resolve(`${fonts}-${part}-wght-normal.woff2`);

beforeAll(() => {
  cpSync(join(import.meta.dirname, '../../tests/bad-content/good-site'), root, { recursive: true });
  mkdirSync(join(root, 'media/fonts'));
  for (const part of ['latin', 'latin-ext'])
    cpSync(fileOf(part), join(root, `media/fonts/${part}.woff2`));
});
afterAll(() => rmSync(root, { recursive: true }));

test('the words of the engine, months, figures and the name are there in each language', () => {
  const texts = engineTexts([
    { language: 'en', messages: { close: 'Shut' } },
    { language: 'pl', messages: {} },
    { language: 'ar-EG', messages: {} },
  ]);
  expect(texts).toEqual(expect.arrayContaining(['Shut', 'Zamknij', 'Polski', '1 września 2000']));
  for (const digit of '٠١٢٣٤٥٦٧٨٩') expect(texts.join('')).toContain(digit);
  expect(texts).not.toContain('Close');
});

test('a site without a search needs no quotation marks for what its search would say', () => {
  const site = { language: 'en', messages: {} };
  expect(engineTexts([site]).join('')).not.toMatch(/[“”]/);
  expect(engineTexts([{ ...site, search: true }]).join('')).toMatch(/[“”]/);
});

test('a font keeps their characters, though no text of the site has them', async () => {
  const { site } = openSite(root);
  if (!site) throw new Error('The site has errors.');
  const files = ['latin', 'latin-ext'].map((part) => `fonts/${part}.woff2`);
  // Headings of the same files share what is cut for text.
  const text = { files, weight: 400, medium: 550, strong: 650, fallback: 'sans' } as const;
  const display = { files, weight: 600, tracking: 0, fallback: 'sans' } as const;
  const theme = { ...site.theme, fonts: { text, display } };
  const rulesOf = async (language: string) => {
    const sites = [
      { ...site, theme },
      { ...site, theme, language },
    ];
    const { sheet } = await makeSiteTheme(
      { ...site, theme },
      engineTexts(sites).map((shown) => ({ text: shown })),
      siteFolders(root),
    );
    return sheet.fontRules;
  };
  // The second file is there for what the first has not got: ę, ż and others.
  expect(await rulesOf('en')).not.toContain('latin-ext');
  expect(await rulesOf('pl')).toMatch(/latin-ext\.\w+\.woff2\).*unicode-range:[^}]*U\+119/i);
});
