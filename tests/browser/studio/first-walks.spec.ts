import type { FrameLocator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Somebody who knows only what is on the screen, roles and words, changes a headline and adds a card. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true, actionTimeout: 20_000 });

const studio = studioSite();
const FILE = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';
let heading = 'What we measure';
let cards = 2;
/** The longest that a walk takes, from the first look at the page until it is saved. */
const LONGEST_MS = 60_000;

/** @param since when the page was first seen, in ms */
async function expectSaved(tab: Page, now: string, since: number): Promise<void> {
  heading = now;
  cards += 1;
  await expect(tab.getByRole('status')).toHaveText('Saved 1 file');
  expect(Date.now() - since).toBeLessThanOrEqual(LONGEST_MS);
  const page: unknown = parse(studio.read(FILE));
  const all = Array.from({ length: cards }, () => ({}));
  expect(page).toMatchObject({ blocks: [{}, { heading, cards: all }] });
}

/** On a busy machine the studio may show the field first; then somebody clicks once more. */
async function clickInto(page: FrameLocator, text: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('heading', { name: text }).click();
    await expect(page.getByRole('textbox')).toHaveText(text, { timeout: 5000 });
  }).toPass();
}

async function writeHeading(tab: Page, page: FrameLocator, words: string): Promise<void> {
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Control+a');
  await tab.keyboard.type(words);
}

test('with the mouse, on a wide screen', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 1440, height: 900 });
  const page = await studio.open(tab, ROUTE);
  const since = Date.now();
  await clickInto(page, heading);
  await writeHeading(tab, page, 'What we look at');
  await clickInto(page, 'Draughts');
  const panel = tab.getByRole('complementary', { name: 'Fields' });
  await panel.getByRole('button', { name: 'Actions' }).click();
  await tab.getByRole('menuitem', { name: 'Insert below' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(cards + 1);
  await tab.getByRole('button', { name: 'Save' }).click();
  await expectSaved(tab, 'What we look at', since);
});

test('with the keyboard alone', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  const since = Date.now();
  const handle = tab.getByRole('button', { name: 'Block 2 of 2, Card grid' });
  for (let steps = 0; steps < 60; steps += 1) {
    if (await handle.evaluate((element) => element === document.activeElement)) break;
    await tab.keyboard.press('Tab');
  }
  await expect(handle).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  // Pressed again, the number opens all that can be done, and the first of it is to write.
  await handle.press('Enter');
  await expect(tab.getByRole('menuitem', { name: 'Write' })).toBeFocused();
  await tab.keyboard.press('Enter');
  await writeHeading(tab, page, 'What we check');
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('status')).toHaveText(/^Writing ended/);
  // The line at the foot names the keys.
  const keys = tab.getByRole('contentinfo').getByRole('listitem');
  await expect(keys.getByText('go in, out')).toBeInViewport({ ratio: 1 });
  await tab.keyboard.press('ArrowRight');
  await expect(tab.getByRole('status')).toHaveText(/1 of \d/);
  await expect(keys.getByText('insert')).toBeInViewport({ ratio: 1 });
  await tab.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(cards + 1);
  await tab.keyboard.press('Control+s');
  await expectSaved(tab, 'What we check', since);
});

test('on a narrow screen', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  const page = await studio.open(tab, ROUTE);
  const since = Date.now();
  await clickInto(page, heading);
  await writeHeading(tab, page, 'What we note');
  await tab.getByRole('button', { name: 'Done' }).click();
  await tab.getByRole('button', { name: 'Fields' }).click();
  const panel = tab.getByRole('complementary', { name: 'Fields' });
  await expect(panel.getByRole('textbox', { name: 'Heading' })).toHaveValue('What we note');
  await panel.getByRole('button', { name: 'Add a card' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(cards + 1);
  await tab.getByRole('button', { name: 'Save' }).click();
  await expectSaved(tab, 'What we note', since);
});
