import { studioSite, takeBack, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* The tag of what is selected on the page, and what its keys say where they find nothing. */

test.describe.configure({ mode: 'default', timeout: 180_000 });

const studio = studioSite();
const ROUTE = '/services/audits';

test('the tag does not cover what begins at the top of the page', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  const link = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first();
  await writeAt(page, link);
  await tab.keyboard.press('Escape');
  const tag = page.getByRole('button', { name: /^Home, .*, Actions$/ });
  await expect(tag).toBeVisible();
  const words = await link.boundingBox();
  const end = (words?.y ?? NaN) + (words?.height ?? NaN);
  expect((await tag.boundingBox())?.y).toBeGreaterThanOrEqual(end);
});

test('what is not an entry of a list has a name and no actions, and its keys say so', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  const status = tab.getByRole('status');
  await writeAt(page, 'Tell us how old your house is.');
  await tab.keyboard.press('Escape');
  const tag = page.locator('.tag');
  await expect(tag).toHaveText('Shall we have a look?');
  await expect(tag).toBeDisabled();
  for (const key of ['.', 'm', 'Shift+F10']) {
    // Something else is said first.
    await tab.keyboard.press('t');
    await expect(status).toHaveText(/^Page in its/);
    await tab.keyboard.press(key);
    await expect(status).toHaveText('This is not an entry of a list.');
    await expect(tab.getByRole('menu')).toHaveCount(0);
  }
  await tab.keyboard.press('Enter');
  await expect(status).toHaveText(/^None of its texts can be written on the page\./);
});

test('Shift F10 opens all actions, on the page and at a number; O says where nothing opens', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  await writeAt(page, 'Every door and chimney.');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Shift+F10');
  const menu = tab.getByRole('menu', { name: 'Actions for Draughts, 2 of 2' });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const number = tab.getByRole('button', { name: 'Block 2 of 2, Card grid' });
  await number.click();
  await number.press('Shift+F10');
  await expect(tab.getByRole('menu', { name: 'Actions for Card grid, 2 of 2' })).toBeVisible();
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('o');
  await expect(tab.getByRole('status')).toHaveText('There is nothing to open here.');
  await takeBack(tab);
});
