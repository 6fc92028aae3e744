import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from '../../../prerender/pictures/contrast.ts';
import { expectAccessibleInBothThemes, waitUntilStill } from '../support/axe.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { openHydrated, scrollDown } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';
import { measureWords, showAll } from '../support/words-on-photographs.ts';

/*
 * On a site that is written from right to left: openings with the picture behind, above and below the words, the header on
 * a picture, and its button in a bar that stays.
 */

test.describe.configure({ mode: 'default' });

const LAYOUTS = ['behind', 'above', 'below'];

const plain = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } });

/** White all over; and dark, but for a white field at the end of the header, where the words of the opening are not. */
const PHOTOGRAPHS = {
  snow: () => plain('#fff').jpeg().toBuffer(),
  lamp: async () => {
    const input = await plain('#fff').resize(500, 300).png().toBuffer();
    return plain('#111418')
      .composite([{ input, left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
  },
};

const served = servedSite(async () => {
  const site = copySecondSite();
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  const theme = 'theme: { header: over-picture }';
  const header = 'header: { action: { label: Book, href: /services/audits }, sticky: true }';
  writeFileSync(
    join(site, 'site.yaml'),
    `${settings.replace('language: en-GB', 'language: ar')}\n${header}\n${theme}\n`,
  );
  for (const [name, src] of Object.entries(PHOTOGRAPHS)) {
    writeFileSync(join(site, `media/${name}.jpg`), await src());
    writeFileSync(
      join(site, `pages/${name}.yaml`),
      `title: Below the header, ${name}
blocks:
  - type: hero
    title: بيت فوق الوادي
    layout: behind
    height: full
    align: ${name === 'snow' ? 'center' : 'start'}
    picture: { src: ${name}.jpg, alt: A house }
    action: { label: Book a visit in May, href: /services/audits }
    secondAction: { label: How a visit goes, href: /services/audits }
  - { type: prose, text: Words }
`,
    );
  }
  writeFileSync(
    join(site, 'pages/slides.yaml'),
    `title: Slides
blocks:
  - type: banner
    heading: بيت فوق الوادي
    label: Highlights
    action: { label: Book a visit, href: /services/audits }
    slides:
      - { label: Lamp, title: بيت فوق الوادي, text: نقيس أولا, picture: { src: lamp.jpg } }
`,
  );
  for (const layout of LAYOUTS)
    writeFileSync(
      join(site, `pages/${layout}.yaml`),
      `title: Picture ${layout}
blocks:
  - type: hero
    breadcrumb: [Rooms, House]
    title: بيت فوق الوادي
    text: نقيس أولا. See [what an audit covers](/services/audits).
    layout: ${layout}
    height: half
${layout === 'behind' ? '    place: bottom\n' : ''}    picture: { src: hills.svg${layout === 'below' ? ", ratio: '21:9'" : ''} }
    action: { label: Book a visit, href: /services/audits }
    secondAction: { label: How it goes, href: /services/audits }
`,
    );
  return site;
});

for (const layout of LAYOUTS)
  test(`an opening with its picture ${layout} is accessible, and fits a small phone`, async ({
    page,
  }) => {
    await openHydrated(page, `${served.address}/${layout}`);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Lines begin at the right.
    const { left, right } = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect();
    });
    expect(320 - right).toBeLessThan(left);
    const picture = await page.locator('main img').first().boundingBox();
    expect(picture?.height).toBeGreaterThanOrEqual(319);
  });

test('on a phone the button of the header stays in a bar, which covers neither links nor the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `${served.address}/above`);
  const bar = page.locator('.sticky-bar');
  await expect(bar.getByText('Book', { exact: true })).toBeInViewport({ ratio: 1 });
  const edges = await bar.boundingBox();
  const top = edges?.y ?? 0;
  expect(top + (edges?.height ?? 0)).toBe(844);
  expect(edges?.width).toBe(390);
  await expectAccessibleInBothThemes(page);
  const links = await page.locator('main a, footer a').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    await link.focus();
    const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan(top + 1);
  await expect(bar.getByText('Book', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(bar).toHaveCSS('position', 'static');
});

/** The colors that are painted in a place of the page, below the words that are there. */
async function groundOf(page: Page, place: Locator): Promise<number[]> {
  const clip = (await place.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const bar = page.locator('#root > header > div').first();
  const show = (visibility: string) =>
    bar.evaluate((element, value) => {
      for (const part of element.querySelectorAll('*'))
        if (part instanceof HTMLElement) part.style.visibility = value;
    }, visibility);
  await show('hidden');
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  await show('');
  return Array.from({ length: info.width * info.height }, (_, at) =>
    luminance([...data.subarray(at * info.channels, at * info.channels + 3)]),
  );
}

for (const [name, words] of [
  ['snow', 'rgb(17, 17, 17)'],
  ['lamp', 'rgb(255, 255, 255)'],
] as const)
  test(`the header on the picture ${name} can be read, and has a ground once the page scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, `${served.address}/${name}`);
    const header = page.getByRole('banner');
    const opening = page.locator('.opening');
    for (const [width, shown] of [
      [1440, header.locator('nav').getByRole('link').first()],
      [390, header.locator('[data-menu-toggle]')],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(opening).toHaveJSProperty('offsetTop', 0);
      await expect(shown).toHaveCSS('color', words);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await waitUntilStill(page);
      const ink = luminance((words.match(/\d+/g) ?? []).map(Number));
      const grounds = await groundOf(page, shown);
      expect(Math.min(...grounds.map((ground) => contrast(ground, ink)))).toBeGreaterThan(4.5);
    }
    await expectAccessibleInBothThemes(page, '#root > header');
    // An open menu hangs from a header with a ground.
    const toggle = header.locator('[data-menu-toggle]');
    await toggle.click();
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(toggle).not.toHaveCSS('color', words);
    await expectAccessibleInBothThemes(page, '#root > header');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveCSS('color', words);
    await scrollDown(page, 200);
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await scrollDown(page, 0);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(opening).not.toHaveJSProperty('offsetTop', 0);
    await page.emulateMedia({ forcedColors: null });
  });

test('slides with photographs begin below the header, and their veil is on the side of the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, `${served.address}/slides`);
  const header = await page.getByRole('banner').boundingBox();
  await expect(page.locator('.photo-banner')).toHaveJSProperty('offsetTop', header?.height);
  await showAll(page);
  const words = await measureWords(page);
  expect(words.map(({ text }) => text)).toContain('نقيس أولا');
  for (const { text, contrast: found } of words)
    expect.soft(found, text).toBeGreaterThanOrEqual(4.5);
  // The white field at the left keeps its color.
  const corner = { x: 2, y: (header?.height ?? 0) + 2, width: 20, height: 20 };
  const { channels } = await sharp(await page.screenshot({ clip: corner })).stats();
  expect(channels[0]?.mean).toBeGreaterThan(240);
});

test('a page that begins with a drawing has a plain header', async ({ page }) => {
  await openHydrated(page, `${served.address}/behind`);
  await expect(page.locator('.opening')).not.toHaveJSProperty('offsetTop', 0);
});

test('the buttons of a centered opening are in the middle, also where they are below each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, `${served.address}/snow`);
  const links = await page
    .locator('main section, main > div')
    .first()
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => {
        const { left, right, top } = link.getBoundingClientRect();
        return { middle: (left + right) / 2, top };
      }),
    );
  expect(new Set(links.map(({ top }) => top)).size).toBe(2);
  for (const { middle } of links) expect(middle).toBeCloseTo(160, -1);
});
