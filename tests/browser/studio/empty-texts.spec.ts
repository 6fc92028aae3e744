import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Optional texts that are empty: their names show where they would be, while their block is selected. */

test.describe.configure({ mode: 'default', timeout: 180_000 });

const studio = studioSite();
const AUDITS = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';

test('the names of empty texts show while their block is selected, and are in no file', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, ROUTE);
  const names = page.locator('[data-placeholder]');
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).click();
  await expect
    .poll(() => names.evaluateAll((all) => all.map((one) => one.dataset['placeholder'])))
    .toEqual(['Subtitle', 'Text']);
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'Block 2 of 2, Card grid' }).click();
  await expect(names).toHaveCount(1);
  await expect(names).toHaveAttribute('data-placeholder', 'Lead');
  await tab.keyboard.press('Escape');
  await expect(names).toHaveCount(0);
  expect(studio.files()).toEqual(before);
});

test('a click writes into one; what is written is in the file, and gone again when it is emptied', async ({
  page: tab,
}) => {
  const before = studio.read(AUDITS);
  const page = await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).click();
  await page.locator('[data-placeholder="Subtitle"]').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.type('For old houses', { delay: 20 });
  await expect(tab.getByRole('textbox', { name: 'Subtitle' })).toHaveValue('For old houses');
  await expect(page.getByText('For old houses')).toBeFocused();
  // The others are still where they were.
  await expect(page.locator('[data-placeholder]')).toHaveCount(1);
  await tab.keyboard.press('Control+a');
  await tab.keyboard.press('Delete');
  await expect(tab.getByRole('textbox', { name: 'Subtitle' })).toHaveValue('');
  await expect(page.locator('[data-placeholder="Subtitle"]')).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.locator('[data-placeholder="Subtitle"]').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.type('For stone houses', { delay: 20 });
  await expect(tab.getByRole('textbox', { name: 'Subtitle' })).toHaveValue('For stone houses');
  await tab.keyboard.press('Control+s');
  await expect(tab.getByRole('status')).toHaveText('Saved 1 file');
  expect(studio.read(AUDITS)).toBe(
    before.replace(/(title: Energy audits\n)( {4}lead)/, '$1    subtitle: For stone houses\n$2'),
  );
});

test('Enter goes from a text into the empty one behind it, and on', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  await page.getByText('What we measure').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(page.locator('[data-placeholder="Lead"]')).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveText('Warmth');
  await expect(page.getByRole('textbox')).toBeFocused();
});
