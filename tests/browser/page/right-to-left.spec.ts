import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { stringify } from 'yaml';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { examplesOf, pageFieldsFor, writeExampleEntry } from '../support/example-of.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* A site in Arabic: what points, moves or is placed at a side does so the way the text runs. */

const { blocks, form } = loadSchemas();

// One build of the site: the tests follow one another.
test.describe.configure({ mode: 'default' });

/** Its lines stay as they are, also those of Markdown. */
const yamlOf = (page: object) => stringify(page, { lineWidth: 0 });

/** The page with the examples of a block type; each opening has its own. */
const nameOf = (type: string, index: number) => (index === 0 ? type : `${type}-${index + 1}`);
const PAGES = [...blocks].flatMap(([type, { schema }]) =>
  schema.hasMainHeading ? (schema.examples ?? []).map((_, index) => nameOf(type, index)) : [type],
);

/** All that a footer can have next to what every footer has. */
const FOOTER = {
  moreLinks: ['الخدمات', 'من نحن'].map((title) => ({
    title,
    items: [{ name: 'الرئيسية', href: '/' }],
  })),
  newsletter: {
    text: 'رسالة واحدة كل شهر.',
    field: 'بريدك الإلكتروني',
    action: { label: 'اشترك', href: '#inquiry' },
  },
  badges: [{ name: 'نقابة البنائين', picture: { src: 'hills.svg', alt: '' } }],
};

const served = servedSite(() => {
  const site = copySecondSite();
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  // Together with what the examples of some blocks need of a site.
  const needed = {
    embeds: ['youtube', 'openstreetmap'],
    locations: [{ title: 'المكتب', address: ['شارع النيل 5', 'القاهرة'], phone: '+20 2 12345678' }],
    manuals: [
      {
        title: 'الدليل',
        sections: [
          {
            title: 'ابدأ هنا',
            items: ['before', 'prose', 'after'].map((name) => ({
              name: `صفحة ${name}`,
              href: `/${name}`,
            })),
          },
        ],
      },
    ],
  };
  for (const name of ['before', 'after'])
    writeFileSync(
      join(site, `pages/${name}.yaml`),
      yamlOf({ title: 'صفحة من الدليل', blocks: [{ type: 'hero', title: 'صفحة من الدليل' }] }),
    );
  writeFileSync(
    join(site, 'site.yaml'),
    settings
      .replace('language: en-GB', 'language: ar')
      .replace('\nfooter:\n', `\nfooter:\n${stringify(FOOTER).replaceAll(/^(?=.)/gm, '  ')}`) +
      stringify(needed),
  );
  mkdirSync(join(site, 'forms'));
  writeFileSync(join(site, 'forms/inquiry.yaml'), stringify(form.schema.examples?.[0]));
  for (const folder of ['notes', 'events']) writeExampleEntry(site, 'خبر', folder);
  for (const [type, block] of blocks) {
    const opens = block.schema.hasMainHeading;
    const opening = { type: 'hero', title: 'عنوان الصفحة', breadcrumb: ['خدمات', 'فحص'] };
    const examples = examplesOf(block, site);
    // An opening is the first block of its page.
    const pages = opens ? examples.map((example) => [example]) : [[opening, ...examples]];
    for (const [index, all] of pages.entries()) {
      const page = { title: `صفحة ${type} ${index}`, ...pageFieldsFor(block), blocks: all };
      writeFileSync(join(site, 'pages', `${nameOf(type, index)}.yaml`), yamlOf(page));
    }
  }
  return site;
});

test('the document says its language and its direction, and the engine speaks Arabic', async ({
  page,
}) => {
  await page.goto(`${served.address}/hero`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'الانتقال إلى المحتوى' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'التنقل الرئيسي' })).toBeVisible();
});

test('the logo stands on the right, what ends the bar on the left', async ({ page }) => {
  await page.goto(`${served.address}/hero`);
  const logo = await page.locator('header a').first().boundingBox();
  const toggle = await page.getByRole('button', { name: 'تبديل المظهر' }).boundingBox();
  expect(logo?.x).toBeGreaterThan(640);
  expect(toggle?.x).toBeLessThan(640);
});

test("a hero's picture runs to the left edge of the window", async ({ page }) => {
  await page.goto(`${served.address}/hero`);
  const picture = await page.locator('main section').first().locator('img').boundingBox();
  expect(Math.abs(picture?.x ?? 99)).toBeLessThan(2);
});

test('arrows point the way the text runs', async ({ page }) => {
  await page.goto(`${served.address}/link-grid`);
  const icons = await page
    .locator('main use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.replace(/.*#/, '')));
  expect(icons).toContain('chevron-left');
  expect(icons).toContain('arrow-left');
  expect(icons).not.toContain('chevron-right');
  expect(icons).not.toContain('arrow-right');
});

test('in a carousel the left arrow key leads on, and the slides come from the left', async ({
  page,
}) => {
  await openHydrated(page, `${served.address}/image-carousel`);
  const carousel = page.locator('[aria-roledescription="عرض دوّار"]');
  const slides = carousel.locator('.glide__slide:not(.glide__slide--clone)');
  await carousel.getByRole('button', { name: 'إيقاف الصور مؤقتًا' }).click();
  const shown = () =>
    slides.evaluateAll((all) =>
      all.findIndex((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        const frame = slide.parentElement?.parentElement?.getBoundingClientRect();
        return frame !== undefined && Math.abs(left - frame.left) < 2 && width > 0;
      }),
    );
  await expect.poll(shown).toBe(0);
  await carousel.getByRole('button', { name: 'الصورة التالية' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toBe(0);
});

test('what opens over the page is written from right to left', async ({ page }) => {
  await openHydrated(page, `${served.address}/team`);
  await page.locator('main [aria-haspopup=dialog]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  const box = await dialog.boundingBox();
  const cross = await dialog.getByRole('button', { name: 'إغلاق' }).first().boundingBox();
  expect(cross?.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
});

test('menus open on their own side and are written from right to left', async ({ page }) => {
  await openHydrated(page, `${served.address}/hero`);
  const trigger = page.locator('header [data-part=trigger]').first();
  await trigger.click();
  const menu = page.locator('header [data-part=content][data-state=open]');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a drawing across the page is mirrored', async ({ page }) => {
  await page.goto(`${served.address}/hero`);
  const drawing = page.locator('section[aria-labelledby=closing] :is(img, svg)').last();
  await expect(drawing).toHaveCSS('scale', '-1 1');
});

const left = async (part: Locator) => (await part.boundingBox())?.x ?? NaN;

test('the pages of a manual are listed on the right, and the next one is on the left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${served.address}/prose`);
  const pages = page.locator('main .manual-side');
  const text = page.locator('main .manual-text');
  const contents = page.locator('main .manual-contents');
  expect(await left(pages)).toBeGreaterThan(await left(text));
  expect(await left(text)).toBeGreaterThan(await left(contents));
  expect(await left(page.locator('main [rel=next]'))).toBeLessThan(
    await left(page.locator('main [rel=prev]')),
  );
  await expectAccessible(page);
});

test('a footer has its columns and its newsletter from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${served.address}/hero`);
  const columns = page.locator('footer .foot-columns > nav');
  await expect(columns).toHaveCount(3);
  const lefts = await columns.evaluateAll((all) =>
    all.map((column) => column.getBoundingClientRect().left),
  );
  expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
  await expectAccessible(page);
});

for (const type of PAGES) {
  test(`large letters are joined, their lines apart, and nothing runs out of the page: ${type}`, async ({
    page,
  }) => {
    await page.goto(`${served.address}/${type}`);
    const tight = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) =>
          // Figures are in a line of their own.
          [...element.childNodes].some(
            (node) => node.nodeType === 3 && /\p{L}{3}/u.test(node.textContent ?? ''),
          ),
        )
        .filter((element) => element.matches('main *, footer *'))
        .map((element) => ({ element, style: getComputedStyle(element) }))
        .filter(
          ({ element, style }) =>
            style.direction === 'rtl' &&
            (element.matches('h1, h2, h3, h4') || parseFloat(style.fontSize) > 20) &&
            (!['normal', '0px'].includes(style.letterSpacing) ||
              parseFloat(style.lineHeight) / parseFloat(style.fontSize) < 1.3),
        )
        .map(({ element, style }) => `${element.tagName}.${element.className} ${style.lineHeight}`),
    );
    expect(tight).toEqual([]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth);
    }
  });
}
