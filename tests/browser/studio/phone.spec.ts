import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite, takeBack } from '../support/studio-site.ts';
import { expect, test } from '../support/test.ts';

/* A phone, by touch alone: a text, the order of blocks, a picture, and all saved. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const HOME = 'pages/index.yaml';
const WAY =
  '  - type: rich-text\n    heading: How we work\n    paragraphs: [One room after the other.]\n';
const COST =
  '  - type: rich-text\n    heading: What it costs\n    paragraphs: [Less than the heat.]\n';

const studio = studioSite((folder) => appendFileSync(join(folder, HOME), WAY + COST));
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** So much of the window a keyboard leaves free, in px. */
const FREE = 500;

/** A browser for tests has no keyboard: what is seen of the window is less, as with one. */
async function raiseKeyboard(tab: Page, height: number): Promise<void> {
  await tab.evaluate((seen) => {
    Object.defineProperty(visualViewport, 'height', { value: seen, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
}

/** What is smaller than a finger, in px, of all that can be pressed in the shell. */
function tooSmall(tab: Page, least: number): Promise<string[]> {
  return tab.locator('button, input, textarea, select').evaluateAll(
    (all, size) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < size || height < size;
        })
        .map((one) => one.textContent),
    least,
  );
}

test('a text is written, a block moved, a picture chosen, and all saved', async ({ page: tab }) => {
  const before = studio.read(HOME);
  const page = await studio.open(tab, '/');
  const status = tab.getByRole('status');
  const button = (name: string) => tab.getByRole('button', { name, exact: true });
  await expectAccessibleInBothThemes(tab);
  expect(await tooSmall(tab, 44)).toEqual([]);

  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByRole('textbox')).toBeFocused({ timeout: 5000 });
  }).toPass();
  await expect(tab.getByRole('complementary', { name: 'Fields' })).toBeHidden();
  await raiseKeyboard(tab, FREE);
  const done = button('Done');
  const foot = await done.boundingBox();
  expect((foot?.y ?? FREE) + (foot?.height ?? 0)).toBeLessThanOrEqual(FREE);
  await expect(page.getByRole('textbox')).toBeInViewport();
  await tab.keyboard.press('Control+a');
  await tab.keyboard.type('Warm houses');
  await expectAccessibleInBothThemes(tab);
  expect(await tooSmall(tab, 44)).toEqual([]);
  // The next text and back again; the caret is in one all the time.
  await button('Next').tap();
  await expect(status).toHaveText(/^Writing /);
  await expect(page.getByRole('textbox')).not.toHaveText('Warm houses');
  await button('Previous').tap();
  await expect(page.getByRole('textbox')).toHaveText('Warm houses');
  await done.tap();
  await expect(status).toHaveText('Writing ended, Hero selected');
  await raiseKeyboard(tab, 844);

  await button('Blocks').tap();
  const order = tab.getByRole('region', { name: 'Order of the blocks' });
  await order.getByRole('button', { name: /What it costs/ }).tap();
  await order.getByRole('button', { name: 'Up', exact: true }).tap();
  await expect(status).toHaveText('Rich text moved up, 2 of 3, before Rich text');
  await expect(order.getByRole('listitem')).toHaveText([/Hero/, /What it costs/, /How we work/]);
  await order.getByRole('button', { name: 'Up', exact: true }).tap({ force: true });
  await expect(status).toHaveText('Hero must come first.');
  await expectAccessibleInBothThemes(tab);
  expect(await tooSmall(tab, 44)).toEqual([]);
  await order.getByRole('button', { name: 'More', exact: true }).tap();
  await expectAccessibleInBothThemes(tab);
  expect(await tooSmall(tab, 44)).toEqual([]);
  await tab.keyboard.press('Escape');
  await button('Back to the page').tap();
  await expect(order).toBeHidden();

  await page.locator('[data-block="hero"] img').first().tap();
  await expectAccessibleInBothThemes(tab);
  expect(await tooSmall(tab, 24)).toEqual([]);
  await button('Choose picture of Hero').tap();
  const shelf = tab.getByRole('region', { name: 'Picture of Hero' });
  await shelf.getByRole('option', { name: /hills\.svg/ }).tap();
  await expect(page.locator('[data-block="hero"] img').first()).toHaveAttribute('src', /hills/);
  await expectAccessibleInBothThemes(tab);
  await shelf.getByRole('button', { name: 'Add hills.svg' }).tap();
  await shelf.getByRole('textbox', { name: 'What does it show?' }).fill('Hills in the morning');
  await tab.keyboard.press('Enter');
  await expect(status).toHaveText('hills.svg placed');

  expect(studio.read(HOME)).toBe(before);
  await tab.getByRole('button', { name: /^Save \d changes?$/ }).tap();
  await expect(status).toHaveText('Saved 1 file');
  expect(studio.read(HOME)).toBe(
    before
      .replace('title: Warmer houses, room by room', 'title: Warm houses')
      .replace('house.png, alt: A brick house in winter', 'hills.svg, alt: Hills in the morning')
      .replace(WAY + COST, COST + WAY),
  );
});

test('what changed, and undo, are reached by touch', async ({ page: tab }) => {
  const before = studio.read(HOME);
  await studio.open(tab, '/');
  await tab.getByRole('button', { name: 'Blocks', exact: true }).tap();
  const order = tab.getByRole('region', { name: 'Order of the blocks' });
  await order.getByRole('button', { name: /How we work/ }).tap();
  await order.getByRole('button', { name: 'More', exact: true }).tap();
  await tab.getByRole('menuitem', { name: 'Delete' }).tap();
  await expect(order.getByRole('listitem')).toHaveCount(2);
  await tab.getByRole('button', { name: '1 change', exact: true }).tap();
  const panel = tab.getByRole('complementary', { name: 'What changed' });
  await expect(panel).toContainText('How we work');
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'Back to the page' }).tap();
  await expect(panel).toBeHidden();
  await tab.getByRole('button', { name: 'Undo' }).tap();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(studio.read(HOME)).toBe(before);
});

test('by touch, all of a tablet is large enough for a finger, and the fields open over the page', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 820, height: 1180 });
  await studio.open(tab, '/');
  const fields = tab.getByRole('complementary', { name: 'Fields' });
  const sheet = tab.locator('.sheet');
  const whole = await sheet.boundingBox();
  expect(await tooSmall(tab, 44)).toEqual([]);
  await tab.getByRole('button', { name: /^Block 2 of/ }).tap();
  await expect(fields).toBeHidden();
  await tab.getByRole('button', { name: 'Fields' }).tap();
  await expect(fields.getByRole('textbox').first()).toBeVisible();
  expect(await tooSmall(tab, 44)).toEqual([]);
  expect(await sheet.boundingBox()).toEqual(whole);
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'Fields' }).tap();
  await expect(fields).toBeHidden();
  await tab.getByRole('button', { name: 'Pages' }).tap();
  await expect(tab.getByRole('searchbox', { name: 'Find a page' })).toBeVisible();
  expect(await tooSmall(tab, 44)).toEqual([]);
});

test('words are made bold and linked by touch, and the text keeps the caret', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, '/');
  const box = page.getByRole('textbox');
  const tool = (name: string) => tab.getByRole('button', { name, exact: true });
  const status = tab.getByRole('status');
  await expect(async () => {
    await page.getByText('Less than the heat.').tap();
    await expect(box).toBeFocused({ timeout: 5000 });
  }).toPass();
  const foot = await tab.getByRole('group', { name: 'Writing' }).boundingBox();
  expect(foot?.height).toBeLessThan(88);
  await tool('Link').tap();
  await expect(status).toHaveText('Select the words of the link first.');
  await tab.keyboard.press('Control+a');
  const strong = page.getByRole('toolbar').getByRole('button', { name: 'Strong' });
  const size = await strong.boundingBox();
  expect([size?.width, size?.height].every((px) => (px ?? 0) >= 44)).toBe(true);
  await tool('Bold').tap();
  await expect(box.locator('strong')).toHaveText('Less than the heat.');
  await strong.tap();
  await expect(box.locator('strong')).toHaveCount(0);
  await tool('Link').tap();
  await tab.getByRole('combobox', { name: 'Leads to' }).fill('/services/audits');
  await tab.keyboard.press('Enter');
  await expect(box.getByRole('link')).toHaveText('Less than the heat.');
  await expect(box).toBeFocused();
  await tool('Previous').tap();
  await expect(status).toHaveText(/^Writing Heading/);
  // A heading takes no marks.
  await expect(tool('Figure')).toBeVisible();
  for (const name of ['Bold', 'Link']) await expect(tool(name)).toHaveCount(0);
  await tool('Done').tap();
  await takeBack(tab);
});
