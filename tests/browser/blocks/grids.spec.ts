import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { stringify } from 'yaml';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { examplesOf } from '../support/example-of.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Grids of cards whose columns, sizes and alignment somebody has chosen. */

test.describe.configure({ mode: 'default' });

const served = servedSite(() => {
  const site = copySecondSite();
  const { blocks } = loadSchemas();
  const grids = ['card-grid', 'picture-cards'].flatMap((type) => {
    const loaded = blocks.get(type);
    return loaded ? examplesOf(loaded, site) : [];
  });
  const page = { title: 'Grids', blocks: [{ type: 'hero', title: 'Grids' }, ...grids] };
  const there = JSON.stringify(page).replaceAll(/"href":"[^"]*"/g, '"href":"/services/audits"');
  writeFileSync(join(site, 'pages/grids.yaml'), stringify(JSON.parse(there)));
  writeFileSync(
    join(site, 'pages/threes.yaml'),
    stringify(threes(), { aliasDuplicateObjects: false }),
  );
  return site;
});

const three = (entry: (name: string) => object) => ['One', 'Two', 'Three'].map(entry);

/** A page of blocks with three entries each. */
function threes() {
  const text = 'Where it goes, and what that costs in a year.';
  const action = { label: 'Write to us', href: '/services/audits' };
  const blocks = [
    {
      type: 'benefits',
      // The first is longer than its neighbors.
      items: three((title) => ({
        icon: 'thermometer',
        tone: 'warm',
        title,
        text: title === 'One' ? `${text} ${text}` : text,
      })),
    },
    {
      type: 'feature-band',
      items: three((title) => ({ icon: 'thermometer', title, text })),
    },
    { type: 'card-grid', cards: three((title) => ({ title, text })) },
    { type: 'card-grid', columns: 3, cards: three((title) => ({ title, text })) },
    {
      type: 'pricing',
      plans: three((name) => ({ name, price: '12', points: [text], action })),
    },
    { type: 'testimonials', layout: 'cards', items: three((name) => ({ name, quote: text })) },
  ];
  const hero = { type: 'hero', title: 'Threes' };
  return {
    title: 'Threes',
    blocks: [hero, ...blocks.map((block, index) => ({ heading: `Three ${index}`, ...block }))],
  };
}

/** The boxes of the cards of a grid. */
async function boxesOf(grid: Locator) {
  const cards = await grid.locator('> li').all();
  return Promise.all(
    cards.map(async (card) => {
      const box = await card.boundingBox();
      if (!box) throw new Error('A card is not shown.');
      return box;
    }),
  );
}

const middle = (box: { x: number; width: number } | null | undefined) =>
  (box?.x ?? 0) + (box?.width ?? 0) / 2;

test('cards of different sizes fill their grid on tablets and on large screens', async ({
  page,
}) => {
  await openHydrated(page, `${served.address}/grids`);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const grid = page.locator('.grid-sized');
    const whole = await grid.boundingBox();
    const gap = await grid.evaluate((list) => Number.parseFloat(getComputedStyle(list).columnGap));
    // Each with the gap at its end and below it, as the grid would have at its edges.
    const area = (await boxesOf(grid)).reduce(
      (sum, box) => sum + (box.width + gap) * (box.height + gap),
      0,
    );
    const all = ((whole?.width ?? 0) + gap) * ((whole?.height ?? 0) + gap);
    expect(Math.abs(area - all) / all).toBeLessThan(0.001);
  }
});

test('a short last row is in the center where its grid says so', async ({ page }) => {
  await openHydrated(page, `${served.address}/grids`);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const grid = page.locator('.grid-4.grid-centered');
    const whole = await grid.boundingBox();
    const boxes = await boxesOf(grid);
    const last = boxes.at(-1);
    expect(last?.width).toBeCloseTo(boxes[0]?.width ?? 0, 0);
    expect(middle(last)).toBeCloseTo(middle(whole), 0);
  }
});

test('no entry of three is alone in half of a row, whatever the width', async ({ page }) => {
  await openHydrated(page, `${served.address}/threes`);
  const grids = page.locator('main ul:has(> :nth-child(3):last-child)');
  expect(await grids.count()).toBe(6);
  for (const width of [700, 768, 880, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const grid of await grids.all()) {
      const whole = await grid.boundingBox();
      const boxes = await boxesOf(grid);
      const last = Math.max(...boxes.map(({ y }) => y));
      const inLast = boxes.filter(({ y }) => y === last);
      const end = Math.max(...inLast.map(({ x, width: wide }) => x + wide));
      // Up to the end of the grid.
      expect.soft(end, `${width} px`).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);
    }
  }
});

test('titles next to each other are at one height, however long their texts are', async ({
  page,
}) => {
  await page.goto(`${served.address}/threes`);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const titles = page.locator('main section', { hasText: 'Three 0' }).locator('li h3');
    const tops = await titles.evaluateAll((all) => all.map((h) => h.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops.map(Math.round)).size, `${width} px`).toBe(1);
  }
});

test('a card with an address is pressed anywhere', async ({ page }) => {
  await openHydrated(page, `${served.address}/grids`);
  const text = page.getByText('New insulation from above');
  await text.scrollIntoViewIfNeeded();
  const words = await text.boundingBox();
  if (!words) throw new Error('The card is not shown.');
  await page.mouse.click(words.x + 5, words.y + 5);
  await expect(page).toHaveURL(/\/services\/audits$/);
});

test('grids are accessible, and no wider than the narrowest screen', async ({ page }) => {
  await openHydrated(page, `${served.address}/grids`);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(clientWidth);
});

test('a page whose cards name nothing of it does without their sheet', async ({ page }) => {
  const there = await (await page.request.get(`${served.address}/grids`)).text();
  const plain = await (await page.request.get(`${served.address}/services/audits`)).text();
  expect(there).toContain('.grid-sized');
  expect(plain).not.toContain('.grid-sized');
});
