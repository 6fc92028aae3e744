import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { fontsOf } from '../support/drawn-fonts.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, test } from '../support/test.ts';

/* One variable file for Latin letters, and files of other weights for other scripts: each draws its own letters. */

test.describe.configure({ mode: 'default' });

const FILES = [
  'noto-sans-jp-400',
  'noto-sans-jp-700',
  'noto-naskh-arabic-400',
  'noto-naskh-arabic-700',
  'noto-sans-devanagari',
];
const WORDS = {
  en: { title: 'A quiet house', lead: 'Seven rooms in the hills.', text: 'Breakfast **at nine**.' },
  ja: {
    title: '山の静かな宿',
    lead: '季節の料理と温泉のある宿です。',
    text:
      '部屋の窓から**森と空**が*見えます*。あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん' +
      'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  },
  ar: { title: 'بيت هادئ', lead: 'سبع غرف بين الجبال.', text: 'الفطور **في التاسعة**.' },
  hi: { title: 'एक शांत घर', lead: 'पहाड़ों के बीच कमरे', text: 'नाश्ता **आगमन से पहले**' },
};
/** More kanji, so that the font is cut into slices. */
const SEASONS = '東西南北春夏秋冬朝昼夜雨雪風雲海花草石茶室畳庭眺酒米魚';

const served = servedSite(() => {
  const site = copySecondSite();
  const media = join(site, 'media/fonts');
  mkdirSync(media);
  const latin = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  cpSync(createRequire(import.meta.url).resolve(latin), join(media, 'latin.woff2'));
  for (const name of FILES)
    cpSync(join(import.meta.dirname, `../fonts/${name}.woff2`), join(media, `${name}.woff2`));
  const file = join(site, 'site.yaml');
  const settings = parseDocument(readFileSync(file, 'utf8'));
  settings.set('language', 'en');
  settings.set('languages', Object.keys(WORDS));
  const files = ['latin', ...FILES].map((name) => `fonts/${name}.woff2`);
  settings.set('theme', {
    fonts: {
      text: { files, weight: 420, medium: 550, strong: 650 },
      display: { files: [...files], weight: 600, tracking: 0 },
    },
  });
  writeFileSync(file, String(settings));
  for (const [language, { title, lead, text }] of Object.entries(WORDS)) {
    const folder = join(site, 'pages', language === 'en' ? '' : language);
    mkdirSync(folder, { recursive: true });
    if (language !== 'en') writeFileSync(join(site, `site.${language}.yaml`), stringify({}));
    const blocks = [
      { type: 'hero', title, text: lead },
      { type: 'prose', text },
    ];
    writeFileSync(join(folder, 'words.yaml'), stringify({ title, blocks }));
    writeFileSync(join(folder, 'index.yaml'), stringify({ title, blocks }));
  }
  const garden = { title: '石庭', blocks: [{ type: 'hero', title: '石庭', text: SEASONS }] };
  writeFileSync(join(site, 'pages/ja/garden.yaml'), stringify(garden));
  return site;
});

for (const [language, font] of [
  ['en', /^Hanken/],
  ['ja', /^Noto Sans JP/],
  ['ar', /^Noto Naskh Arabic/],
  ['hi', /^Noto Sans Devanagari/],
] as const) {
  test(`${language} is drawn by its font, in headings, in the text and where it is bold`, async ({
    page,
  }) => {
    const address = `${served.address}${language === 'en' ? '' : `/${language}`}/words`;
    await page.goto(address);
    // What comes late on a first visit is shown on the next.
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    for (const selector of ['h1', 'main section + section p', 'main section + section strong']) {
      const fonts = await fontsOf(page, selector);
      const names = Object.keys(fonts).filter((name) => !font.test(name));
      // Blanks are those of the first file.
      expect(names.filter((name) => !name.startsWith('Hanken'))).toEqual([]);
      expect(Object.keys(fonts).some((name) => font.test(name))).toBe(true);
    }
  });
}

test('a page loads the slices of what it shows, the heading first', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) loaded.push(request.url());
  });
  await page.goto(`${served.address}/words`);
  await page.evaluate(() => document.fonts.ready);
  expect(loaded.filter((url) => url.includes('jp'))).toEqual([]);
  loaded.length = 0;
  await page.goto(`${served.address}/ja/garden`);
  await page.evaluate(() => document.fonts.ready);
  const preloads = page.locator('link[rel=preload][as=font]');
  const ahead = await preloads.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(ahead.some((url) => url?.includes('noto-sans-jp-700'))).toBe(true);
  expect(loaded.some((url) => url.includes('noto-sans-jp-400'))).toBe(true);
});

test('Japanese keeps phrases together, has room in headings and stresses by marks', async ({
  page,
}) => {
  await page.goto(`${served.address}/ja/words`);
  const style = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const found = getComputedStyle(element);
        return {
          wordBreak: found.wordBreak,
          lineBreak: found.lineBreak,
          tracking: found.letterSpacing,
          leading: parseFloat(found.lineHeight) / parseFloat(found.fontSize),
          slant: found.fontStyle,
          marks: found.getPropertyValue('text-emphasis-style'),
        };
      });
  const heading = await style('h1');
  expect(heading).toMatchObject({ wordBreak: 'auto-phrase', lineBreak: 'strict' });
  expect(heading.tracking).toBe('normal');
  expect(heading.leading).toBeGreaterThanOrEqual(1.25);
  expect(await style('main em')).toMatchObject({ slant: 'normal', marks: 'sesame' });
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'ja_JP');
  await page.goto(`${served.address}/words`);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
  expect((await style('h1')).wordBreak).toBe('normal');
});
