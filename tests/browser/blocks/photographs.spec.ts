import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleInBothThemes, waitUntilStill } from '../support/axe.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';
import { hideWords, measureWords, showAll } from '../support/words-on-photographs.ts';

/* Words on a photograph can be read, whatever it shows: measured is what the browser paints. */

// One build for all widths, which a second worker would make once more.
test.describe.configure({ mode: 'default' });

/** As high as the longest of the pages: all of it is on the screen, below a menu that has not scrolled. */
const TALL = 3200;

/** WCAG 2.2 AA, 1.4.3. */
const CONTRAST = 4.5;

const [WHITE, DARK] = ['rgb(255, 255, 255)', 'rgb(17, 17, 17)'];

/** Fields of every brightness and color, next to each other in no order. */
async function busy(): Promise<Buffer> {
  const [columns, rows] = [32, 18];
  const fields = Buffer.from(
    Array.from({ length: columns * rows }, (_, index) => {
      const steps = [0, 255, 128];
      return [5, 7, 11].map((prime) => steps[(index * prime + Math.floor(index / prime)) % 3] ?? 0);
    }).flat(),
  );
  return sharp(fields, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(1600, 900, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();
}

const plain = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

const PHOTOGRAPHS = { white: () => plain('#fff'), black: () => plain('#000'), busy };

const served = servedSite(async () => {
  const site = copySecondSite();
  for (const [name, make] of Object.entries(PHOTOGRAPHS)) {
    writeFileSync(join(site, `media/${name}.jpg`), await make());
    writeFileSync(
      join(site, `pages/${name === 'busy' ? 'index' : name}.yaml`),
      `title: Alder Row, ${name}
description: Alder Row measures where houses lose their warmth and mends it while people live in them.
blocks:
  - type: banner
    heading: Warmer houses, ${name}
    label: Highlights
    action: { label: Write to us, href: /services/audits }
    slides:
      - label: Audits
        title: Know what your building really needs every winter
        text: We measure for two weeks, then tell you what to mend first and what to leave alone.
        picture: { src: ${name}.jpg }
        link: { label: How it goes, href: /services/audits }
`,
    );
    writeFileSync(
      join(site, `pages/behind-${name}.yaml`),
      `title: Behind words, ${name}
blocks:
  - type: hero
    title: Warmer houses, ${name}
    text: We measure for two weeks. See [what an audit covers](/services/audits).
    layout: behind
    veil: ${name === 'busy' ? 'side' : 'none'}
    picture: { src: ${name}.jpg }
    action: { label: Book a visit, href: /services/audits }
  - type: faq
    heading: What people ask
    lead: The rest we answer on the phone.
    behind: { src: ${name}.jpg, veil: ${name === 'busy' ? 'strong' : 'none'} }
    items:
      - question: How long does it take?
        answer: Two weeks. See [what an audit covers](/services/audits).
  - type: card-grid
    heading: What we look at
    behind: { src: ${name}.jpg, veil: ${name === 'busy' ? 'strong' : 'none'} }
    cards:
      - title: Warmth
        text: Where it goes, and what that costs in a year.
`,
    );
  }
  // Words are dark on the one, and white on the other one.
  const onWhite = readFileSync(join(site, 'pages/behind-white.yaml'), 'utf8');
  writeFileSync(
    join(site, 'pages/behind-two.yaml'),
    onWhite
      .replaceAll('src: white.jpg', 'src: white.jpg, dark: black.jpg')
      .replace('title: Behind words, white', 'title: Behind words, two'),
  );
  writeFileSync(
    join(site, 'pages/slides.yaml'),
    `title: Slides
blocks:
  - type: banner
    heading: Warmer houses, slides
    label: Highlights
    action: { label: Write to us, href: /services/audits }
    slides:
      - label: Two
        title: White on light pages, and black on dark ones
        text: We measure for two weeks.
        picture: { src: white.jpg, dark: black.jpg }
      - label: Narrow
        title: Phones show another one
        text: We measure for two weeks.
        picture: { src: black.jpg, narrow: busy.jpg }
      - label: Drawing
        title: Hills without words on a photograph
        text: We measure for two weeks.
        picture: { src: hills.svg }
`,
  );
  writeFileSync(
    join(site, 'pages/evening.yaml'),
    `title: Day and evening
blocks:
  - type: hero
    title: Day and evening
    picture: { src: white.jpg, dark: black.jpg }
  - type: story
    heading: Always in the evening
    ground: dark
    picture: { src: white.jpg, dark: black.jpg }
    paragraphs: [We measure for two weeks.]
`,
  );
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  writeFileSync(
    join(site, 'site.yaml'),
    settings.replace(
      /((?:closing|notFound|error):[^]*?picture: \{ src: )[^ ]+\.svg/g,
      '$1busy.jpg',
    ),
  );
  return site;
});

for (const name of Object.keys(PHOTOGRAPHS)) {
  for (const width of [390, 1024, 1440, 2200]) {
    test(`${name}, ${width} px, in both themes`, async ({ page }) => {
      await page.setViewportSize({ width, height: TALL });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      // Before that, the carousel would copy its slides between two looks.
      await openHydrated(page, `${served.address}/${name === 'busy' ? '' : name}`);
      await showAll(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await waitUntilStill(page);
        const all = await measureWords(page);
        const texts = all.map(({ text }) => text);
        for (const expected of [/^Know what/, /^We measure/, /^Write to us/, /^How it goes/])
          expect(texts.some((text) => expected.test(text))).toBe(true);
        // The closing band is on one, too, and the menu is above it.
        expect(texts.length).toBeGreaterThan(6);
        expect(texts).not.toContain('Services');
        for (const { text, contrast } of all)
          expect.soft(contrast, `${colorScheme}: ${text}`).toBeGreaterThanOrEqual(CONTRAST);
      }
    });
  }
}

for (const width of [320, 768, 1440]) {
  test(`each slide of a banner has its own words, ${width} px, in both themes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: TALL });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openHydrated(page, `${served.address}/slides`);
    await showAll(page);
    const banner = page.locator('.photo-banner');
    await expect(banner).toHaveJSProperty('offsetTop', await headerHeight(page));
    for (const [name, onLight, onDark] of [
      ['Two', DARK, WHITE],
      ['Narrow', WHITE, WHITE],
    ] as const) {
      await banner.getByRole('button', { name, exact: true }).click();
      for (const [colorScheme, color] of [
        ['light', onLight],
        ['dark', onDark],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await waitUntilStill(page);
        const all = await measureWords(page);
        const colorOf = (words: RegExp) => all.find(({ text }) => words.test(text))?.color;
        for (const words of [/^(White|Phones)/, /^We measure/]) expect(colorOf(words)).toBe(color);
        expect(colorOf(/^Write to us/)).toBeDefined();
        for (const { text, contrast } of all)
          expect.soft(contrast, `${colorScheme}: ${text}`).toBeGreaterThanOrEqual(CONTRAST);
      }
    }
    await banner.getByRole('button', { name: 'Drawing', exact: true }).click();
    await expect(banner.locator('[data-active] svg [data-layer]').first()).toBeVisible();
    await expectAccessibleInBothThemes(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('without a script the slides are below one another, on paper without their photographs', async ({
  pageWithoutScript,
}) => {
  await pageWithoutScript.goto(`${served.address}/slides`);
  const slides = pageWithoutScript.locator('.photo-slide');
  const tops = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(2);
  expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + 300);
  await pageWithoutScript.emulateMedia({ media: 'print' });
  await expect(slides.first().locator('picture').first()).toBeHidden();
  await expect(slides.first().locator('h2')).not.toHaveCSS('color', WHITE);
});

for (const name of [...Object.keys(PHOTOGRAPHS), 'two']) {
  for (const width of [390, 1024, 1440]) {
    test(`words of an opening and of sections on ${name}, ${width} px, in both themes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: TALL });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openHydrated(page, `${served.address}/behind-${name}`);
      await showAll(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await waitUntilStill(page);
        const all = await measureWords(page);
        const ofOpening = [/^Warmer houses/, /^We measure/, /^what an/, /^Book a visit/];
        const ofSections = [/^What people/, /^The rest/, /^How long/, /^What we look/, /^Where it/];
        for (const expected of [...ofOpening, ...ofSections])
          expect(all.some(({ text }) => expected.test(text))).toBe(true);
        for (const { text, contrast } of all)
          expect.soft(contrast, `${colorScheme}: ${text}`).toBeGreaterThanOrEqual(CONTRAST);
      }
    });
  }
}

test('a picture for dark pages follows the system, the choice of the visitor and a dark ground', async ({
  browser,
}) => {
  // What another page has loaded is there at once, also where nobody sees it.
  const page = await browser.newPage();
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, `${served.address}/evening`);
  /** What the pictures show that have a box, from top to bottom. */
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main [data-scheme]')]
        .filter((image) => image.checkVisibility())
        .map(({ src }) => (src.includes('black') ? 'evening' : 'day')),
    );
  const first = page.locator('main [data-scheme]');
  expect(await shown()).toEqual(['day', 'evening']);
  await expect.poll(() => first.nth(0).evaluate(isLoaded)).toBe(true);
  expect(await first.nth(1).evaluate(isLoaded)).toBe(false);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await shown()).toEqual(['evening', 'evening']);
  await expect.poll(() => first.nth(1).evaluate(isLoaded)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await shown()).toEqual(['evening', 'evening']);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(await shown()).toEqual(['day', 'evening']);
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  expect(await shown()).toEqual(['evening', 'evening']);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual(['day', 'day']);
  await page.close();
});

function headerHeight(page: Page): Promise<number> {
  return page.locator('#root > header').evaluate((header) => header.clientHeight);
}

function isLoaded(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}

test.describe('where there is no page', () => {
  test.use({ mayComplain: true });

  test('a photograph of the not-found page keeps its proportions and lies below the words', async ({
    page,
  }) => {
    await page.goto(`${served.address}/404.html`);
    await showAll(page);
    const image = page.locator('main picture img');
    expect(await image.evaluate((element) => getComputedStyle(element).objectFit)).toBe('cover');
    expect(await hideWords(page)).toEqual([]);
  });
});
