import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { fontsOf } from '../support/drawn-fonts.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, test } from '../support/test.ts';

/* A language with a font of its own: its pages are drawn by it, and load no other one. */

test.describe.configure({ mode: 'default' });

const WORDS = {
  en: { title: 'A quiet house', text: 'Seven rooms in the hills.' },
  ja: { title: '山の静かな宿', text: '季節の料理と温泉のある宿です。' },
};

const served = servedSite(() => {
  const site = copySecondSite();
  const media = join(site, 'media/fonts');
  mkdirSync(media);
  for (const name of ['noto-sans-jp-400', 'noto-sans-jp-700'])
    cpSync(join(import.meta.dirname, `../fonts/${name}.woff2`), join(media, `${name}.woff2`));
  const file = join(site, 'site.yaml');
  const settings = parseDocument(readFileSync(file, 'utf8'));
  settings.set('language', 'en');
  settings.set('languages', Object.keys(WORDS));
  writeFileSync(file, String(settings));
  const files = ['fonts/noto-sans-jp-400.woff2', 'fonts/noto-sans-jp-700.woff2'];
  const fonts = {
    text: { files, weight: 400, medium: 400, strong: 700 },
    display: { files: [...files], weight: 700, tracking: 0 },
  };
  writeFileSync(
    join(site, 'site.ja.yaml'),
    stringify({ theme: { fonts } }, { aliasDuplicateObjects: false }),
  );
  for (const [language, { title, text }] of Object.entries(WORDS)) {
    const folder = join(site, 'pages', language === 'en' ? '' : language);
    mkdirSync(folder, { recursive: true });
    const blocks = [{ type: 'hero', title, text }];
    writeFileSync(join(folder, 'words.yaml'), stringify({ title, blocks }));
    writeFileSync(join(folder, 'index.yaml'), stringify({ title, blocks }));
  }
  return site;
});

for (const [language, address, own, other] of [
  ['en', '/words', /^Hanken/, /noto/],
  ['ja', '/ja/words', /^Noto Sans JP/, /hanken/],
] as const) {
  test(`pages in ${language} are drawn by its font, and load no other one`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) loaded.push(request.url());
    });
    await page.goto(`${served.address}${address}`);
    await page.evaluate(() => document.fonts.ready);
    // What comes late on a first visit is shown on the next.
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    for (const selector of ['h1', 'main section p'])
      for (const name of Object.keys(await fontsOf(page, selector))) expect(name).toMatch(own);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((url) => other.test(url))).toEqual([]);
  });
}
