import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from '../../../prerender/pictures/contrast.ts';
import { waitUntilStill } from '../support/axe.ts';
import { copySecondSite } from '../support/built-site.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Words on a photograph can be read, whatever it shows: measured is what the browser paints. */

// One build for all widths, which a second worker would make once more.
test.describe.configure({ mode: 'default' });

/** As high as the longest of the pages: all of it is on the screen, below a menu that has not scrolled. */
const TALL = 3200;

/** WCAG 2.2 AA, 1.4.3. */
const CONTRAST = 4.5;

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
    veil: ${name === 'busy' ? 'strong' : 'none'}
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

interface Words {
  text: string;
  color: string;
  box: { left: number; top: number; width: number; height: number };
}

/** The words that are on a photograph, which are taken out of sight; those of a look before come back. */
function hideWords(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('*'))
      if (element instanceof HTMLElement) element.style.color = '';
    const photographs = [...document.querySelectorAll('picture img')].map((image) =>
      image.getBoundingClientRect(),
    );
    const found: { text: string; color: string; element: HTMLElement; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const lies = photographs.some(
        ({ left, right, top, bottom }) =>
          box.right > left && box.left < right && box.bottom > top && box.top < bottom,
      );
      // Copies of slides wait next to the screen.
      if (!lies || box.width === 0 || box.left < 0 || box.right > innerWidth) continue;
      const { color } = getComputedStyle(element);
      found.push({ text: text.textContent ?? '', color, element, box });
    }
    for (const { element } of found) {
      // Buttons change their colors slowly.
      element.style.transition = 'none';
      element.style.color = 'transparent';
    }
    return found.map(({ text, color, box: { left, top, width, height } }) => ({
      text,
      color,
      box: { left, top, width, height },
    }));
  });
}

/** The least contrast of a color to any pixel of a part of a screenshot, which is three bytes a pixel. */
function leastContrast(screenshot: Buffer, screenWidth: number, { color, box }: Words): number {
  const text = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  // Most pixels are alike.
  const colors = new Set<number>();
  for (let y = top; y < top + Math.floor(box.height); y += 1)
    for (let x = left; x < left + Math.floor(box.width); x += 1)
      colors.add(screenshot.readUIntBE((y * screenWidth + x) * 3, 3));
  let least = 21;
  for (const seen of colors) {
    const channels = [seen >> 16, (seen >> 8) & 255, seen & 255];
    least = Math.min(least, contrast(text, luminance(channels)));
  }
  return least;
}

/** What the window shows, three bytes a pixel. */
async function takePixels(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  // Playwright's own packs them as tightly as it can, which takes longer than all else here.
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await session.detach();
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/** Shows every picture, also those that wait until they come near. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) {
      image.loading = 'eager';
      await image.decode();
    }
    await document.fonts.ready;
  });
}

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
        const all = await hideWords(page);
        const screenshot = await takePixels(page);
        const texts = all.map(({ text }) => text);
        for (const expected of [/^Know what/, /^We measure/, /^Write to us/, /^How it goes/])
          expect(texts.some((text) => expected.test(text))).toBe(true);
        // The menu is on it where it is in the bar, and so is the closing band.
        expect(texts.length).toBeGreaterThan(width >= 1024 ? 8 : 6);
        for (const words of all) {
          expect
            .soft(leastContrast(screenshot, width, words), `${colorScheme}: ${words.text}`)
            .toBeGreaterThanOrEqual(CONTRAST);
        }
      }
    });
  }
}

for (const name of Object.keys(PHOTOGRAPHS)) {
  for (const width of [390, 1440]) {
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
        const all = await hideWords(page);
        const screenshot = await takePixels(page);
        const ofOpening = [/^Warmer houses/, /^We measure/, /^what an/, /^Book a visit/];
        const ofSections = [/^What people/, /^The rest/, /^How long/, /^What we look/, /^Where it/];
        for (const expected of [...ofOpening, ...ofSections])
          expect(all.some(({ text }) => expected.test(text))).toBe(true);
        for (const words of all)
          expect
            .soft(leastContrast(screenshot, width, words), `${colorScheme}: ${words.text}`)
            .toBeGreaterThanOrEqual(CONTRAST);
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
