import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectUsableWhenNarrow } from '../support/narrow.ts';
import { studioSite, takeBack } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Choosing where a link leads, which icon is shown, and the entries of lists in the panel. */

// One after the other: they share a studio, and with it a draft.
test.describe.configure({ mode: 'default', timeout: 180_000 });

// Cards that say the same are a complaint of the page.
test.use({ mayComplain: true });

const studio = studioSite();

test('a link is chosen by the title of its page, and an unknown address is refused with the nearest', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, '/services/audits');
  await tab.getByRole('button', { name: 'Pages' }).click();
  await tab.getByRole('button', { name: 'Site settings' }).click();
  const groups = tab.getByRole('navigation', { name: 'Groups of settings' });
  await groups.getByRole('button', { name: 'Navigation' }).click();
  const menu = tab.locator('[data-pointer="/navigation"]');
  await menu.locator('.row').first().click();
  const link = tab.getByRole('combobox', { name: 'Address' });
  const own = await link.inputValue();
  await link.click();
  await expectAccessibleInBothThemes(tab);
  await expectUsableWhenNarrow(tab, tab.getByRole('option', { name: /^Energy audits/ }));
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
  await expect(tab.getByRole('button', { name: 'Open mailto:post@alder.example' })).toBeVisible();
  await takeBack(tab);
  await expect(link).toHaveValue(own);
  expect(studio.files()).toEqual(before);
  await tab.getByRole('button', { name: 'Open Alder Row: warmer houses' }).click();
  await expect(tab.getByRole('status')).toHaveText('Alder Row: warmer houses opened');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Warmer houses/);
});

test('an icon is chosen among those that are drawn, by a word', async ({ page: tab }) => {
  const page = await studio.open(tab, '/services/audits');
  await page.getByText('Every wall and window.').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  const icon = tab.getByRole('combobox', { name: 'Icon' });
  await icon.click();
  await icon.fill('thermometer sun');
  const option = tab.getByRole('option', { name: 'thermometer-sun' });
  await expect(option.locator('img')).toHaveJSProperty('complete', true);
  expect(await option.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(
    24,
  );
  await expectAccessibleInBothThemes(tab);
  await expectUsableWhenNarrow(tab, option);
  await icon.fill('no such icon');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('There is no icon no-such-icon.');
  await icon.fill('thermometer sun');
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await expect(icon).toHaveValue('thermometer-sun');
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(icon).toHaveValue('thermometer');
});

test('entries of a list are moved, duplicated and deleted in the panel, and the focus stays', async ({
  page: tab,
}) => {
  await studio.open(tab, '/services/audits');
  await tab.getByRole('button', { name: 'Block 2 of 2, Card grid' }).click();
  const panel = tab.getByRole('complementary', { name: 'Fields' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  const names = () =>
    panel.locator('.entries .row').evaluateAll((all) => all.map((one) => one.ariaLabel));
  await expect.poll(names).toEqual(['Card 1 of 2, Warmth', 'Card 2 of 2, Draughts']);
  await button('Move card 1 of 2, Warmth, down').press('Enter');
  await expect.poll(names).toEqual(['Card 1 of 2, Draughts', 'Card 2 of 2, Warmth']);
  await expect(button('Move card 2 of 2, Warmth, down')).toBeFocused();
  await button('Duplicate card 1 of 2, Draughts').press('Enter');
  await expect(button('Duplicate card 2 of 3, Draughts')).toBeFocused();
  await button('Delete card 2 of 3, Draughts').press('Enter');
  await expect(button('Delete card 2 of 2, Warmth')).toBeFocused();
  await expectAccessibleInBothThemes(tab);
  await takeBack(tab);
});

test('Ctrl Backspace in a field takes it back to its default', async ({ page: tab }) => {
  const page = await studio.open(tab, '/services/audits');
  await page.getByText('Every wall and window.').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  const tone = tab.getByRole('group', { name: 'Tone' }).last();
  await tone.getByRole('button', { name: 'warm' }).click();
  await expect(tab.getByText('Default is calm.')).toBeVisible();
  await tone.getByRole('button', { name: 'warm' }).press('Control+Backspace');
  await expect(tab.getByRole('status')).toHaveText('Tone, back to default, calm');
  await expect(tone.getByRole('button', { name: 'calm' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});
