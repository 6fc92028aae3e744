import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* The frame of the page: its size, what opens around it, and the keys for that. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const studio = studioSite();
const ROUTE = '/services/audits';

const widthOf = (tab: Page) =>
  tab.locator('.sheet iframe').evaluate((frame) => frame.getBoundingClientRect().width);

/** Where the lines of a text end, from the left of the window. */
async function endOf(text: Locator): Promise<number> {
  const { x, width } = (await text.boundingBox()) ?? { x: NaN, width: NaN };
  return x + width;
}

for (const [window, frame] of [
  [1804, 1280],
  [1440, 1088],
  [1280, 1216],
  [1024, 1024],
] as const)
  test(`in a window of ${window} px the page has ${frame}, whatever opens`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: window, height: 800 });
    await studio.open(tab, ROUTE);
    expect(await widthOf(tab)).toBe(frame);
    await tab.getByRole('button', { name: 'Block 2 of 2, Card grid' }).click();
    await tab.keyboard.press('p');
    await expect(tab.getByRole('searchbox', { name: 'Find a page' })).toBeVisible();
    expect(await widthOf(tab)).toBe(frame);
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('F4');
    await expect(tab.getByRole('complementary', { name: 'Fields' })).toBeVisible();
    expect(await widthOf(tab)).toBe(frame);
    await tab.getByRole('button', { name: 'What changed' }).click();
    await expect(tab.getByRole('complementary', { name: 'What changed' })).toBeVisible();
    expect(await widthOf(tab)).toBe(frame);
    await expectAccessibleInBothThemes(tab);
  });

test('in a wide window, What changed has as much room as list and fields have', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 1900, height: 800 });
  await studio.open(tab, ROUTE);
  const list = tab.getByRole('navigation', { name: 'Pages' });
  const changes = tab.getByRole('complementary', { name: 'What changed' });
  await expect(list).toBeVisible();
  const before = await widthOf(tab);
  await list.locator('[aria-current]').press('w');
  await expect(changes).toHaveCSS('width', '460px');
  await expect(list).toBeHidden();
  expect(await widthOf(tab)).toBe(before);
  // It had the focus.
  await expect(tab.locator('.sheet iframe')).toBeFocused();
  await tab.keyboard.press('p');
  await expect(list).toBeVisible();
  await expect(changes).toHaveCSS('width', '460px');
  await expectAccessibleInBothThemes(tab);
  for (const closed of [list, changes]) {
    await tab.keyboard.press('Escape');
    await expect(closed).toBeHidden();
  }
  await expect(list).toBeVisible();
});

test('the header of the site stands still; alone, the page is as visitors see it', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'absolute');
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).click();
  await expect(page.locator('[data-placeholder]').first()).toBeVisible();
  for (const key of ['h', '\\']) {
    await tab.locator('.sheet iframe').focus();
    await tab.keyboard.press(key);
    await expect(tab.getByRole('complementary', { name: 'Fields' })).toBeHidden();
    await expect(header).not.toHaveCSS('position', 'absolute');
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    expect(await widthOf(tab)).toBe(1440);
    await tab.keyboard.press(key);
    await expect(tab.getByRole('complementary', { name: 'Fields' })).toBeVisible();
    expect(await widthOf(tab)).toBe(1088);
  }
});

test('Ctrl 1, 2, 3 are widths of the page, T is its theme alone', async ({ page: tab }) => {
  await tab.emulateMedia({ colorScheme: 'light' });
  const page = await studio.open(tab, ROUTE);
  await tab.locator('.sheet iframe').focus();
  for (const [key, width] of [
    ['1', 390],
    ['2', 768],
    ['3', 1088],
  ] as const) {
    await tab.keyboard.press(`Control+${key}`);
    await expect.poll(() => widthOf(tab)).toBe(width);
  }
  const status = tab.getByRole('status');
  await expect(status).toHaveText(
    '1088 of 1280 pixels: there is no more room. H shows the page alone.',
  );
  await tab.keyboard.press('h');
  await expect.poll(() => widthOf(tab)).toBe(1280);
  await tab.keyboard.press('Control+2');
  await expect(status).toHaveText('768 pixels wide');
  await tab.keyboard.press('Control+2');
  await expect(status).toHaveText('As wide as the desk');
  await tab.keyboard.press('h');
  await tab.keyboard.press('t');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tab.getByRole('status')).toHaveText('Page in its dark theme');
  await tab.getByRole('button', { name: 'Page theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(tab.locator('html')).not.toHaveAttribute('data-theme');
});

test('F6 goes around page, list and fields, F8 to the next problem', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  await page.getByText('Every wall and window.').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('F6');
  await expect(tab.getByRole('searchbox', { name: 'Find a page' })).toBeFocused();
  await tab.keyboard.press('F6');
  await expect(tab.getByRole('complementary', { name: 'Fields' }).locator(':focus')).toBeVisible();
  await tab.keyboard.press('F6');
  await expect(tab.locator('.sheet iframe')).toBeFocused();
  await tab.keyboard.press('Shift+F6');
  await expect(tab.getByRole('complementary', { name: 'Fields' }).locator(':focus')).toBeVisible();
  const title = tab.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('');
  await expect(tab.getByRole('button', { name: '1 problem', exact: true })).toBeEnabled();
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).click();
  await tab.keyboard.press('F8');
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('what is written or selected is clear of fields that open over the page', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  await tab.setViewportSize({ width: 1100, height: 800 });
  const fields = tab.getByRole('complementary', { name: 'Fields' });
  const text = page.getByText('Every door and chimney.');
  await text.click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  const before = await endOf(text);
  const width = await widthOf(tab);
  await tab.keyboard.press('F4');
  await expect(fields).toBeVisible();
  const edge = (await fields.boundingBox())?.x ?? NaN;
  expect(before).toBeGreaterThan(edge);
  await expect.poll(() => endOf(text)).toBeLessThan(edge);
  expect(await widthOf(tab)).toBe(width);
  await text.click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect.poll(() => endOf(page.getByRole('textbox'))).toBeLessThan(edge);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('F4');
  await expect(fields).toBeHidden();
  await expect.poll(() => endOf(text)).toBe(before);
});

test('the line at the foot names keys that act where the focus is', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  const line = tab.getByRole('contentinfo');
  const number = tab.getByRole('button', { name: 'Block 2 of 2, Card grid' });
  await number.click();
  await expect(line.getByText('Arranging')).toBeVisible();
  for (const words of ['select', 'go in, out', 'move', 'duplicate', 'all actions'])
    await expect(line.getByText(words)).toBeInViewport({ ratio: 1 });
  await tab.getByRole('textbox', { name: 'Heading' }).focus();
  await expect(line.getByText('Fields')).toBeVisible();
  await expect(line.getByText('duplicate')).toHaveCount(0);
  await number.focus();
  await expect(line.getByText('Arranging')).toBeVisible();
  // This text takes no marks.
  await writeAt(page, 'Every door and chimney.');
  await expect(line.getByText('next text')).toBeVisible();
  await expect(line.getByText('bold')).toHaveCount(0);
});

test('keys of a single character can be switched off, and stay off', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: 'All keys' }).click();
  const act = tab.getByRole('checkbox', { name: /^Use keys of a single character/ });
  await act.uncheck();
  await expectAccessibleInBothThemes(tab);
  await tab.reload();
  const handle = tab.getByRole('button', { name: 'Block 2 of 2, Card grid' });
  await handle.click();
  await tab.keyboard.press('d');
  await tab.keyboard.press('p');
  await tab.keyboard.press('ArrowUp');
  await expect(tab.getByRole('status')).toHaveText('Hero, 1 of 2');
  await expect(tab.getByRole('searchbox', { name: 'Find a page' })).toBeHidden();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  await tab.getByRole('button', { name: 'All keys' }).click();
  await act.check();
});

test('at 390 px, in the dark, all that is in bar and foot can be reached', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.emulateMedia({ colorScheme: 'dark' });
  const page = await studio.open(tab, ROUTE);
  await page.getByText('Every wall and window.').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.type('A');
  for (const name of [/^Undo/, /^1 change/, /^Save/, /^Pages/])
    await expect(tab.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await tab.getByRole('button', { name: /^Undo/ }).click();
  await tab.getByRole('button', { name: /^Done/ }).click();
  await expect(tab.getByRole('button', { name: /^Redo/ })).toBeInViewport({ ratio: 1 });
});
