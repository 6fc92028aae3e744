import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What is wrong with a draft: where it is said, what mends it, and what it keeps from being saved. */

// One after the other: they share a studio, and with it a draft.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const studio = studioSite();
const AUDITS = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';

test('a problem is at its field and in the bar, and keeps the draft from being saved', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, ROUTE);
  await page.getByText('Warmth').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  const field = tab.getByRole('textbox', { name: 'Title' });
  await field.fill('');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/empty/);
  await expect(tab.getByRole('button', { name: '1 problem', exact: true })).toBeEnabled();
  const flag = tab.getByRole('list', { name: 'Problems' }).getByRole('button');
  await expect(flag).toHaveAccessibleName(/^1 problem in Card grid: /);
  const stale = page.locator('[data-stale]');
  await expect(stale).toHaveAttribute('data-block', 'card-grid');
  // As it was when it could be drawn, and dimmed.
  await expect(stale.getByText('Warmth')).toBeVisible();
  await expect(stale).toHaveCSS('filter', 'grayscale(1)');
  // What is wrong is told next to it, but where the fields tell it.
  const note = tab.locator('.note');
  await flag.hover();
  await expect(note).toHaveCount(0);
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).click();
  await flag.hover();
  await expect(note).toHaveText(/empty/);
  await note.hover();
  await expect(note).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(tab.getByRole('textbox', { name: 'Subtitle' })).toBeVisible();
  await flag.focus();
  await expect(note).toBeInViewport({ ratio: 1 });
  await flag.press('Enter');
  await expect(note).toHaveCount(0);
  await expect(field).toBeFocused();
  // From elsewhere, Save leads there.
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).click();
  await expect(tab.getByRole('textbox', { name: 'Subtitle' })).toBeVisible();
  await tab.keyboard.press('Control+s');
  await expect(tab.getByRole('status')).toHaveText(/^Not saved: /);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(studio.files()).toEqual(before);
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('Warmth');
  await expect(tab.getByRole('button', { name: 'No problems' })).toBeVisible();
  // What the check proposes is a button, and a key at the field.
  await field.fill('');
  await expect(tab.getByRole('button', { name: /^Write “/ })).toBeVisible();
  await field.press('Alt+Enter');
  await expect(tab.getByRole('button', { name: 'No problems' })).toBeVisible();
  await expect(tab.getByRole('status')).toHaveText(/^Mended: Write “/);
  await expect(field).toBeFocused();
  await tab.keyboard.press('Control+z');
  await tab.keyboard.press('Control+z');
  await expect(field).toHaveValue('Warmth');
});

test('all safe fixes are made by one button, as one step', async ({ page: tab }) => {
  const before = studio.read(AUDITS);
  const page = await studio.open(tab, ROUTE);
  // As another program writes it.
  studio.write(AUDITS, before.replace('type: card-grid', 'type: card-grit'));
  await tab.getByRole('button', { name: 'Mend 1' }).click();
  await expect(tab.getByRole('status')).toHaveText('Mended. Undo takes it back.');
  await expect(tab.getByRole('button', { name: 'No problems' })).toBeVisible();
  await expect(tab.getByRole('button', { name: /^Mend/ })).toHaveCount(0);
  await expect(page.getByText('Warmth')).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Control+s');
  await expect(tab.getByRole('status')).toHaveText('Saved 1 file');
  expect(studio.read(AUDITS)).toBe(before);
});
