import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFirstSite } from '../support/dev-site.ts';
import { appendBlocks, studioSiteOf, takeBack, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Carousels, dialogs, menus and answers of a page: they do not move by themselves, and open to be written. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const ASKED = `  - type: faq
    heading: Asked often
    items:
      - question: When do you open?
        answer: At eight.
`;

// A bar at the top of the page comes before its root.
const studio = studioSiteOf((folder) => {
  copyFirstSite(folder);
  const bar = 'announcement: { text: We move on Monday., until: 2999-12-31 }\n';
  appendFileSync(join(folder, 'site.yaml'), bar);
  appendBlocks(folder, 'pages/about-us/our-team.yaml', ASKED);
});

test('a carousel does not move by itself; the key O shows its next slide, to be written', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, '/');
  await expect(page.getByText('We move on Monday.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await tab.getByRole('button', { name: /^Block 1 of \d+, Banner/ }).click();
  const second = page.getByRole('group', { name: '2 of 3' }).getByRole('heading');
  await tab.keyboard.press('o');
  await expect(page.locator('[data-active]').getByRole('heading')).toHaveText(
    'Go live on Salesforce one phase at a time',
  );
  await second.click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Control+End');
  await tab.keyboard.type('!');
  await expect(tab.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Go live on Salesforce one phase at a time!',
  );
  await tab.getByRole('button', { name: 'Undo' }).click();
});

test('a dialog opens and closes by the key O, and is written in', async ({ page: tab }) => {
  const page = await studio.open(tab, '/about-us/our-team');
  await page.getByText('Founder and Chief Executive').first().click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('o');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByText('Founder and Chief Executive').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('End');
  await tab.keyboard.type(', Cary', { delay: 20 });
  await expect(tab.getByRole('textbox', { name: 'Role' })).toHaveValue(
    'Founder and Chief Executive, Cary',
  );
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('o');
  await expect(dialog).toBeHidden();
  // The card says the same.
  await expect(page.getByText('Founder and Chief Executive, Cary').first()).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).click();
});

test('Enter goes from a question that has changed into its answer, which unfolds', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, '/about-us/our-team');
  await writeAt(page, 'When do you open?');
  await tab.keyboard.press('End');
  await tab.keyboard.type('!');
  // What has other words is drawn in a new element, folded again.
  await tab.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Answer of/ })).toBeFocused();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' Sharp.');
  await expect(page.getByText('At eight. Sharp.')).toBeVisible();
  await tab.keyboard.press('Escape');
  await takeBack(tab);
});
