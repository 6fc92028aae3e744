import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { describeBlocks } from '../../../schema/block-guide.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { expectAccessible } from '../support/axe.ts';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest, test } from '../support/test.ts';

/* The gallery of blocks, and the way from the screen to the line in the file. */

test.describe.configure({ mode: 'serial' });

const SAME_WORDS = 'pages/services/same-words.yaml';
const dev = devSite((folder) =>
  writeFileSync(
    join(folder, SAME_WORDS),
    `title: Audits
blocks:
  - type: hero
    breadcrumb: [Services, Audits]
    title: Audits
  - type: card-grid
    heading: Audits
    cards:
      - { icon: wind, title: Draughts, text: Audits }
      - { icon: wind, title: Audits, text: Doors. }
`,
  ),
);

/** Leaves frames of the gallery empty: each is a page of its own, made of many modules. */
function withoutFrames(page: Page, frames: string | RegExp = '**/_blocks/*'): Promise<unknown> {
  return page.route(frames, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
}

lookTest('every block type stands in the gallery with fields and example', async ({ page }) => {
  await withoutFrames(page);
  await page.goto(`${dev.address}/_blocks`);
  const hero = page.getByRole('region', { name: 'Hero', exact: true });
  await expect(hero.getByRole('row', { name: /^breadcrumb / })).toContainText('optional');
  await expect(hero.locator('pre')).toContainText('- type: hero');
  const { blocks } = describeBlocks();
  await expect(page.locator('pre')).toHaveCount(blocks.length);
});

lookTest(
  'an example is drawn in both themes, with a picture the site need not have',
  async ({ page }) => {
    test.setTimeout(180_000);
    await withoutFrames(page, /\/_blocks\/(?!hero\b)/);
    await page.goto(`${dev.address}/_blocks#hero`);
    const hero = page.getByRole('region', { name: 'Hero', exact: true });
    await expect(hero).toBeInViewport();
    const grounds = await Promise.all(
      ['light', 'dark'].map(async (theme) => {
        const frame = hero.frameLocator(`iframe[title="Hero, ${theme}"]`);
        await expect(frame.locator('h1').first()).toHaveText('Energy audits for buildings in use', {
          timeout: 90_000,
        });
        await expect(frame.locator('img[src*="example-picture"]').first()).toBeVisible();
        // The frame is as high as what it shows.
        await expect(hero.getByTitle(`Hero, ${theme}`)).toHaveAttribute('style', /^height: [1-9]/);
        return frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      }),
    );
    expect(new Set(grounds).size).toBe(2);
  },
);

lookTest('a choice of the theme is tried on all examples, without a reload', async ({ page }) => {
  test.setTimeout(180_000);
  await withoutFrames(page, /\/_blocks\/(?!hero\b)/);
  await page.goto(`${dev.address}/_blocks#hero`);
  const frame = page.frameLocator('iframe[title="Hero, light"]');
  const heading = frame.locator('h1').first();
  await expect(heading).toBeVisible({ timeout: 90_000 });
  const size = () => heading.evaluate((element) => getComputedStyle(element).fontSize);
  const before = await size();
  await page.getByLabel('Size of headings').selectOption('large');
  await expect.poll(size).not.toBe(before);
  await expect(page.getByText('theme: { scale: large }')).toBeVisible();
  await expect(page).toHaveURL(/\?scale=large#hero$/);
  await page.getByLabel('Size of headings').selectOption('regular');
  await expect.poll(size).toBe(before);
});

const WHITE = 'rgb(255, 255, 255)';

/** The first entry of the navigation. */
const firstEntry = (frame: FrameLocator) => frame.locator('[data-navigation] li > *').first();
const topOf = (frame: FrameLocator) =>
  firstEntry(frame).evaluate((entry) => entry.getBoundingClientRect().top);
/** That of the header, which is drawn whether the site has one or not. */
const button = (frame: FrameLocator) =>
  frame.getByRole('banner').getByRole('link', { name: 'Book a visit' });

lookTest('the look of the header is tried on a page with a picture below it', async ({ page }) => {
  test.setTimeout(180_000);
  await withoutFrames(page, /\/_blocks\/(?!hero\?.*header=)/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${dev.address}/_blocks#theme-header`);
  const frames = ['light', 'dark'].map((theme) => page.frameLocator(`[title="Header, ${theme}"]`));
  const select = page.getByRole('combobox', { name: 'Header', exact: true });
  for (const frame of frames) {
    await expect(firstEntry(frame)).toBeVisible({ timeout: 90_000 });
    expect(await topOf(frame)).toBeLessThan(40);
    await expect(firstEntry(frame)).not.toHaveCSS('color', WHITE);
  }
  await select.selectOption('over-picture');
  for (const frame of frames) await expect(firstEntry(frame)).toHaveCSS('color', WHITE);
  await select.selectOption('centered');
  // A frame that loads while it is looked at is looked at again.
  for (const frame of frames)
    await expect(async () => expect(await topOf(frame)).toBeGreaterThan(60)).toPass();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const frame of frames) {
    const bottom = () =>
      button(frame).evaluate((link) => innerHeight - link.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThan(40);
  }
});

lookTest('a header above an example is accessible, and fits a small phone', async ({ page }) => {
  for (const look of ['plain', 'over-picture', 'centered'])
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(`${dev.address}/_blocks/hero?theme=${theme}&header=${look}`);
      await expect(page.locator('header [data-navigation] a').first()).toBeVisible();
      await expectAccessible(page, '#root > header, main > :first-child');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
});

lookTest(
  'every example can be drawn, with the main heading where its schema promises one',
  async ({ page }) => {
    test.setTimeout(180_000);
    for (const { name } of describeBlocks().blocks) {
      await page.goto(`${dev.address}/_blocks/${name}`);
      const block = page.locator(`[data-block="${name}"]`);
      await expect(block.first(), name).not.toBeEmpty();
      // A heading for each of its examples.
      const headings = openings.has(name) ? await block.count() : 0;
      await expect(block.locator('h1'), name).toHaveCount(headings);
    }
  },
);

lookTest(
  'the gallery is accessible in both themes, on a desktop and on a phone',
  async ({ page }) => {
    await withoutFrames(page);
    await page.goto(`${dev.address}/_blocks`);
    await expect(page.getByRole('heading', { name: 'Hero', exact: true })).toBeVisible();
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBe(0);
    }
  },
);

test('the YAML of an example can be copied', async ({ page, context }) => {
  await withoutFrames(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${dev.address}/_blocks`);
  const hero = page.getByRole('region', { name: 'Hero', exact: true });
  // By key, which does not depend on where the button is.
  await hero.getByRole('button', { name: 'Copy the YAML of Hero' }).press('Enter');
  // Where it cannot copy, it says so there.
  await expect(hero.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(describeBlocks().blocks.find(({ name }) => name === 'hero')?.example);
});

/** The types whose schema says that they carry the main heading. */
const openings = new Set(
  [...loadSchemas().blocks].filter(([, { schema }]) => schema.hasMainHeading).map(([type]) => type),
);

/** What the editor is asked to open, without the folders above the site. */
async function noteOpened(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.route('**/__open-in-editor?*', async (route) => {
    const file = new URL(route.request().url()).searchParams.get('file') ?? '';
    opened.push(file.replace(/^.*\/(?=pages\/|site\.yaml)/, ''));
    await route.fulfill({ body: '' });
  });
  return opened;
}

function altClick(element: Locator): Promise<void> {
  return element.click({ modifiers: ['Alt'] });
}

lookTest(
  'Alt+click opens the editor at the line of a text, of a block, and of site.yaml',
  async ({ page }) => {
    const opened = await noteOpened(page);
    await page.goto(`${dev.address}/services/audits`);
    const press = async (name: string) =>
      page
        .getByText(name, { exact: true })
        .last()
        .click({ modifiers: ['Alt'] });
    await press('Every door and chimney.');
    await expect.poll(() => opened.at(-1)).toBe('pages/services/audits.yaml:11:46');
    await press('What we measure');
    await expect.poll(() => opened.at(-1)).toBe('pages/services/audits.yaml:8:14');
    await press('12 years of warmer houses.');
    await expect.poll(() => opened.at(-1)).toMatch(/^site\.yaml:\d+:9$/);
    expect(page.url()).toBe(`${dev.address}/services/audits`);
  },
);

lookTest("Alt+click on a hero's picture opens the line that names it", async ({ page }) => {
  const opened = await noteOpened(page);
  await page.goto(dev.address);
  await altClick(page.getByRole('img', { name: 'A brick house in winter' }));
  await expect.poll(() => opened.at(-1)).toBe('pages/index.yaml:7:21');
});

lookTest(
  'Alt+click tells a title from a breadcrumb, a heading and a card with the same words',
  async ({ page }) => {
    const opened = await noteOpened(page);
    await page.goto(`${dev.address}/services/same-words`);
    await expect(page.locator('h1')).toHaveText('Audits');
    await altClick(page.locator('h1'));
    await expect.poll(() => opened.at(-1)).toBe(`${SAME_WORDS}:5:12`);
    await altClick(page.locator('main li[aria-current="page"]'));
    await expect.poll(() => opened.at(-1)).toBe(`${SAME_WORDS}:4:28`);
    await altClick(page.getByRole('heading', { name: 'Audits', level: 2 }));
    await expect.poll(() => opened.at(-1)).toBe(`${SAME_WORDS}:7:14`);
    await altClick(page.getByRole('heading', { name: 'Audits', level: 3 }));
    await expect.poll(() => opened.at(-1)).toBe(`${SAME_WORDS}:10:30`);
  },
);

lookTest(
  'Alt+Enter opens the editor for what has the focus, and does not follow the link',
  async ({ page }) => {
    const opened = await noteOpened(page);
    await page.goto(`${dev.address}/services/audits`);
    const link = page.getByRole('link', { name: 'Write to us' });
    await link.focus();
    await page.keyboard.press('Alt+Enter');
    await expect.poll(() => opened).toHaveLength(1);
    expect(opened[0]).toMatch(/^site\.yaml:\d+:20$/);
  },
);

lookTest('while Alt is held, what is pointed at tells its block and line', async ({ page }) => {
  await page.goto(`${dev.address}/services/audits`);
  await page.getByText('Every door and chimney.').hover();
  await page.keyboard.down('Alt');
  await expect(page.getByText('card-grid · pages/services/audits.yaml:11')).toBeVisible();
  await page.keyboard.up('Alt');
  await expect(page.getByText('card-grid ·')).toHaveCount(0);
});
