import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Choosing where a link leads, which icon is shown, and the entries of lists in the panel. */

// One after the other: they share a studio, and with it a draft.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const studio = studioSite();

test('a link is chosen by the title of its page, and an unknown address is refused with the nearest', async ({
  page: tab,
}) => {
  const before = studio.files();
  await studio.open(tab, '/');
  await tab.getByRole('button', { name: 'Pages' }).click();
  await tab.getByRole('button', { name: 'Site settings' }).click();
  const menu = tab.locator('[data-pointer="/navigation"]');
  await menu.getByRole('button', { name: 'Home', exact: true }).click();
  const link = tab.getByRole('combobox', { name: 'Link' });
  const own = await link.inputValue();
  await link.click();
  await expect(tab.getByRole('option', { name: /^Energy audits/ })).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await link.fill('/services/audit');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('alert')).toContainText('There is no page /services/audit.');
  await expect(tab.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await tab.getByRole('button', { name: 'Take /services/audits' }).click();
  await expect(link).toHaveValue('/services/audits');
  await link.fill('audits');
  await tab.keyboard.press('Escape');
  await expect(link).toHaveValue('/services/audits');
  await link.fill('mailto:post@alder.example');
  await tab.keyboard.press('Enter');
  await expect(link).toHaveValue('mailto:post@alder.example');
  const undo = tab.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) {
    await undo.click();
    await expect(tab.getByRole('status')).toHaveText('Undone');
  }
  await expect(link).toHaveValue(own);
  expect(studio.files()).toEqual(before);
});
