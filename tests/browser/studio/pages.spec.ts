import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectUsableWhenNarrow } from '../support/narrow.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* The list of pages: new, renamed, duplicated, deleted, ordered. Nothing is in a file before it is saved. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true, actionTimeout: 20_000 });

const studio = studioSite();

const row = (tab: Page, name: string) =>
  tab
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: new RegExp(`^${name}( changed)?$`) });

async function openList(tab: Page, name: string): Promise<void> {
  await tab.getByRole('button', { name: /^Pages/ }).click();
  await row(tab, name).focus();
}

/** Steps are taken back one after the other, however fast the keys come. */
async function undo(tab: Page, times: number): Promise<void> {
  for (let step = 0; step < times; step += 1) await tab.keyboard.press('Control+z');
}

test('F2 gives a page another address and name, with links and a redirect, as one step', async ({
  page: tab,
}) => {
  const before = studio.files();
  await studio.open(tab, '/services/audits');
  await openList(tab, 'Energy audits');
  await tab.keyboard.press('F2');
  const form = tab.getByRole('region', { name: 'Rename Energy audits' });
  await expect(form.getByRole('textbox', { name: 'Name in the menu' })).toBeFocused();
  await tab.keyboard.type('House audits');
  await form.getByRole('textbox', { name: 'Address' }).fill('/services/houses');
  await expect(form.getByRole('listitem').first()).toHaveText(
    '/services/audits will lead here, so that old links keep working.',
  );
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('Energy audits renamed. Undo takes it back.');
  await expect(row(tab, 'House audits')).toBeFocused();
  await expect(tab).toHaveURL(/page=%2Fservices%2Fhouses/);
  await expect(tab.frameLocator('.sheet iframe').locator('h1')).toBeVisible();
  expect(studio.files()).toEqual(before);
  await tab.keyboard.press('Control+s');
  await expect(tab.getByRole('status')).toHaveText('Saved 4 files');
  const saved = studio.files();
  expect(saved['pages/services/houses.yaml']).toBe(before['pages/services/audits.yaml']);
  expect(saved['pages/services/audits.yaml']).toBeUndefined();
  expect(saved['site.yaml']).toContain('{ name: House audits, href: /services/houses }');
  expect(saved['site.yaml']).toContain('/services/audits: /services/houses');
  await tab.keyboard.press('Control+z');
  // A page that loads takes no keys.
  await expect(row(tab, 'Energy audits')).toBeFocused();
  await tab.keyboard.press('Control+s');
  await expect.poll(() => studio.files()).toEqual(before);
});

test('Escape leaves each place, and the row of the page has the focus again', async ({
  page: tab,
}) => {
  await studio.open(tab, '/');
  await openList(tab, 'Energy audits');
  for (const key of ['F2', 'd', 'm', 'Delete']) {
    await tab.keyboard.press(key);
    await expectUsableWhenNarrow(tab, tab.locator('.place'));
    await tab.keyboard.press('Escape');
    await expect(row(tab, 'Energy audits')).toBeFocused();
  }
  await tab.keyboard.press('.');
  const menu = tab.getByRole('menu', { name: 'Actions for the page Energy audits' });
  await expect(menu.getByRole('menuitem', { name: 'Move up in the menu' })).toHaveText(
    /It is the first of its menu\./,
  );
  await expectUsableWhenNarrow(tab, menu);
  await tab.keyboard.press('Escape');
  await expect(row(tab, 'Energy audits')).toBeFocused();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('the menu of a page knows its place before that was asked for', async ({ page: tab }) => {
  await studio.open(tab, '/');
  await openList(tab, 'Energy audits');
  await tab.keyboard.press('.');
  await expect(tab.getByRole('menuitem', { name: 'Move up in the menu' })).toHaveText(
    /^Move up in the menu, It is the first of its menu\./,
  );
});

test('a new page comes into the menu, moves up in it, and is duplicated, deleted and brought back', async ({
  page: tab,
}) => {
  const before = studio.files();
  await studio.open(tab, '/');
  await openList(tab, 'Energy audits');
  await tab.keyboard.press('n');
  const form = tab.getByRole('region', { name: 'New page' });
  await tab.keyboard.type('Heat pumps');
  await form.getByRole('combobox', { name: 'In the menu' }).selectOption('Work');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('Heat pumps added');
  await openList(tab, 'Heat pumps');
  await tab.keyboard.press('Alt+ArrowUp');
  await expect(tab.getByRole('status')).toHaveText('Heat pumps moved up, 1 of 2');
  await expect(row(tab, 'Heat pumps')).toBeFocused();
  await tab.keyboard.press('ArrowDown');
  await expect(row(tab, 'Energy audits')).toBeFocused();
  await tab.keyboard.press('ArrowUp');
  await tab.keyboard.press('m');
  await tab.getByRole('combobox', { name: 'In the menu' }).selectOption('The bar itself');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('Heat pumps moved to the bar');
  await expect(row(tab, 'Heat pumps')).toBeFocused();
  await tab.keyboard.press('d');
  await expect(tab.getByRole('textbox', { name: 'Address' })).toHaveValue('heat-pumps-2');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('Heat pumps 2 added');
  await openList(tab, 'Heat pumps 2');
  // Nobody can have come to it, so nothing is asked.
  await tab.keyboard.press('Delete');
  await expect(tab.getByRole('status')).toHaveText('Heat pumps 2 deleted. Undo brings it back.');
  await tab.keyboard.press('Control+z');
  await expect(row(tab, 'Heat pumps 2')).toBeVisible();
  await undo(tab, 4);
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(studio.files()).toEqual(before);
});

test('deleting asks only where the visitors go', async ({ page: tab }) => {
  const before = studio.files();
  await studio.open(tab, '/services/audits');
  await openList(tab, 'Energy audits');
  await row(tab, 'Energy audits').click({ button: 'right' });
  await tab.getByRole('menuitem', { name: 'Delete' }).click();
  const target = tab.getByRole('combobox', { name: 'Its visitors go to' });
  await expect(target).toBeFocused();
  await expect(target).toHaveValue('/');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('Energy audits deleted. Undo brings it back.');
  await expect(row(tab, 'Energy audits')).toBeHidden();
  await expect(tab.frameLocator('.sheet iframe').locator('h1')).toBeVisible();
  expect(studio.files()).toEqual(before);
  await tab.keyboard.press('Control+z');
  await expect(row(tab, 'Energy audits')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a page that is a draft, or has its time, says so in the list', async ({ page: tab }) => {
  await studio.open(tab, '/services/audits');
  await tab.getByRole('button', { name: /^Pages/ }).click();
  await tab.getByRole('button', { name: 'Page settings', exact: true }).click();
  await tab.getByRole('switch', { name: 'Draft' }).click();
  await expect(tab.getByRole('button', { name: 'Energy audits Draft' })).toBeVisible();
  await tab.getByRole('switch', { name: 'Draft' }).click();
  // A clock, and whose it is: the site names no time zone.
  const from = tab.getByLabel('Publish at', { exact: true });
  await from.fill('2099-12-01T09:00');
  await expect(from).toHaveAccessibleDescription(/^UTC /);
  await expect(
    tab.getByRole('button', { name: 'Energy audits From 2099-12-01 09:00' }),
  ).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await undo(tab, 3);
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});
