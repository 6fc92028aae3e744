import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { waitUntilStill } from '../support/axe.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';
import { hideWords, leastContrast, showAll, takePixels } from '../support/words-on-photographs.ts';

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
