import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { drag } from '../support/drag.ts';
import { ORDER_ROUTE as ROUTE, writeOrderPage } from '../support/order-page.ts';
import { studioSite, takeBack } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Arranging blocks and entries: by mouse, by keys and by the menu, always the same operation. */

// One after the other: they share a studio, and with it a draft.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** All blocks are on the screen. */
const TALL = { width: 1280, height: 1600 };

const studio = studioSite(writeOrderPage);

test('the page stays where it is when the number of a block out of sight gets the focus', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 1280, height: 500 });
  await studio.open(tab, ROUTE);
  const sheet = tab.locator('.sheet');
  const before = await sheet.boundingBox();
  const last = tab.getByRole('button', { name: 'Block 4 of 4, Quote' });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeFocused();
  expect(await sheet.boundingBox()).toEqual(before);
});

test('a number that gets the focus is brought into sight and keeps it, whatever is selected', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 1280, height: 500 });
  await studio.open(tab, ROUTE);
  const first = tab.getByRole('button', { name: 'Block 1 of 4, Hero' });
  const last = tab.getByRole('button', { name: 'Block 4 of 4, Quote' });
  await first.click();
  // By then the page has scrolled to what is selected.
  await expect(
    tab.frameLocator('iframe').getByRole('button', { name: /, Actions$/ }),
  ).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab']) await tab.keyboard.press(key);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab']) await tab.keyboard.press(key);
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});

const status = (tab: Page) => tab.getByRole('status');
const block = (tab: Page, number: number) =>
  tab.getByRole('list', { name: 'Blocks' }).getByRole('button', { name: `Block ${number} of 4` });
const blockNames = (tab: Page) =>
  tab
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.ariaLabel?.replace(/.*, /, '')));

test('a block is dragged by its number to another place, and a line shows it', async ({
  page: tab,
}) => {
  await tab.setViewportSize(TALL);
  const page = await studio.open(tab, ROUTE);
  await page.locator('[data-block="stats"]').evaluate((element) => {
    element.setAttribute('data-kept', '');
  });
  await drag(tab, block(tab, 2), block(tab, 4), { y: -60 }, false);
  await expect(status(tab)).toHaveText('Card grid, after Stats');
  await expect(tab.locator('.landing')).toBeVisible();
  await tab.mouse.up();
  await expect(status(tab)).toHaveText('Card grid moved down, 3 of 4, after Stats');
  await expect(tab.locator('.landing')).toHaveCount(0);
  await expect.poll(() => blockNames(tab)).toEqual(['Hero', 'Stats', 'Card grid', 'Quote']);
  await expect(page.locator('[data-block="stats"][data-kept]')).toBeAttached();
  await takeBack(tab);
});

test('Escape puts back what is dragged', async ({ page: tab }) => {
  await tab.setViewportSize(TALL);
  await studio.open(tab, ROUTE);
  await drag(tab, block(tab, 2), block(tab, 4), { y: -60 }, false);
  await expect(tab.locator('.landing')).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(tab.locator('.landing')).toHaveCount(0);
  await tab.mouse.up();
  await expect(tab.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('nothing is dragged before the block that must come first', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  await drag(tab, block(tab, 2), block(tab, 1), { y: -10 }, false);
  await expect(status(tab)).toHaveText('Hero must come first.');
  await expect(tab.locator('.landing')).toHaveCount(0);
  await tab.mouse.up();
  await expect(tab.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a block is dragged in the list of pages', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: 'Pages' }).click();
  const list = tab.getByRole('navigation', { name: 'Pages' });
  const row = (name: string) => list.getByRole('button', { name });
  await drag(tab, row('4 Quote'), row('2 Card grid'), { y: -8 });
  await expect(status(tab)).toHaveText('Quote moved up, 2 of 4, before Card grid');
  await takeBack(tab);
});

test('a card is dragged by its tag on the page', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  const titles = () => page.locator('main h3').allTextContents();
  await page.getByText('Every lamp.').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  const tag = page.getByRole('button', { name: /, Actions$/ });
  await drag(tab, tag, page.getByText('Every wall and window.'), { x: -60 }, false);
  await expect(status(tab)).toHaveText('Light, before Warmth');
  await tab.mouse.up();
  await expect(status(tab)).toHaveText('Light moved up, 1 of 3, before Warmth');
  await expect.poll(titles).toEqual(['Light', 'Warmth', 'Draughts']);
  await takeBack(tab);
});

test('Move to goes to a place by its number, and each place is a button', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  const titles = () => page.locator('main h3').allTextContents();
  await page.getByText('Every lamp.').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('m');
  const places = tab.getByRole('menu', { name: 'Move Light to place' });
  await expect(places.getByRole('menuitem')).toHaveText([
    '1, before Warmth',
    '2, before Draughts',
    '3, where it is',
  ]);
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('1');
  await expect(status(tab)).toHaveText('Light moved up, 1 of 3, before Warmth');
  await expect.poll(titles).toEqual(['Light', 'Warmth', 'Draughts']);
  // The keys go on acting on it.
  await tab.keyboard.press('Alt+ArrowDown');
  await expect(status(tab)).toHaveText('Light moved down, 2 of 3, after Warmth');
  await page.getByRole('button', { name: /, Actions$/ }).click();
  const menu = tab.getByRole('menu', { name: 'Actions for Light, 2 of 3' });
  await expect(menu.getByRole('menuitem', { name: 'Move up, before Warmth' })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Move to…' }).click();
  await places.getByRole('menuitem', { name: '3, after Draughts' }).click();
  await expect(status(tab)).toHaveText('Light moved down, 3 of 3, after Draughts');
  await takeBack(tab);
});

test('keys at a number take the focus along with its block', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  await block(tab, 2).click();
  await tab.keyboard.press('Alt+ArrowDown');
  await expect(status(tab)).toHaveText('Card grid moved down, 3 of 4, after Stats');
  await expect(block(tab, 3)).toBeFocused();
  await tab.keyboard.press('Alt+ArrowDown');
  await expect(status(tab)).toHaveText('Card grid moved down, 4 of 4, after Quote');
  await expect(block(tab, 4)).toBeFocused();
  await tab.keyboard.press('Delete');
  await expect(status(tab)).toHaveText('Card grid deleted. Undo brings it back.');
  await expect(tab.getByRole('button', { name: 'Block 3 of 3, Quote' })).toBeFocused();
  await takeBack(tab);
});

test('a moved block keeps its elements, its film and the caret in it', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  // A frame is loaded again, and a film begins again, where it is taken out of the page.
  await page.locator('[data-block="quote"]').evaluate(async (element) => {
    const film = document.createElement('iframe');
    const isLoaded = new Promise((done) => film.addEventListener('load', done));
    film.srcdoc = 'Film';
    element.append(film);
    await isLoaded;
    film.contentDocument?.body.setAttribute('data-plays', '');
  });
  await page.getByText('A house is measured once.').click();
  const text = page.getByRole('textbox');
  await expect(text).toBeFocused();
  await tab.getByRole('button', { name: 'Block 4 of 4, Quote' }).press('Alt+ArrowUp');
  await expect(status(tab)).toHaveText('Quote moved up, 3 of 4, before Stats');
  await expect.poll(() => blockNames(tab)).toEqual(['Hero', 'Card grid', 'Quote', 'Stats']);
  await expect(page.frameLocator('[data-block="quote"] iframe').locator('[data-plays]')).toHaveText(
    'Film',
  );
  await takeBack(tab);
});

test('what was duplicated is on the screen, with its marks', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 1440, height: 600 });
  const page = await studio.open(tab, ROUTE);
  await block(tab, 2).click();
  await tab.keyboard.press('d');
  await expect(status(tab)).toHaveText('Card grid duplicated');
  await expect(page.locator('[data-block]')).toHaveCount(5);
  const tops = async () => {
    const copy = await page.locator('[data-block]').nth(2).boundingBox();
    const crop = await page.locator('.crop').boundingBox();
    return [copy, crop].map((box) => Math.round(box?.y ?? NaN));
  };
  await expect(async () => {
    const [copy = NaN, crop = NaN] = await tops();
    expect(copy).toBeGreaterThanOrEqual(0);
    expect(copy).toBeLessThan(400);
    // The corners are a little outside.
    expect(Math.abs(copy - crop)).toBeLessThanOrEqual(10);
  }).toPass({ timeout: 20_000 });
  await takeBack(tab);
});

test('the focus stays at Undo, also where there is nothing left to undo', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  const undo = tab.getByRole('button', { name: 'Undo' });
  // Steps of a test before may have made up for one another, so that nothing was to be saved.
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click({ timeout: 1_000 });
    await expect(undo).toBeDisabled({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await block(tab, 2).click();
  await tab.keyboard.press('d');
  await expect(status(tab)).toHaveText('Card grid duplicated');
  await undo.press('Enter');
  await expect(status(tab)).toHaveText('Undone');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});
