import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectUsableWhenNarrow } from '../support/narrow.ts';
import { studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* The page without the draft, and with it again. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const studio = studioSite();
const ROUTE = '/services/audits';

test('B shows the page as it is saved, and the draft again; a click ends it as well', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, ROUTE);
  const status = tab.getByRole('status');
  const number = tab.getByRole('button', { name: 'Block 2 of 2, Card grid' });
  await number.press('b');
  await expect(status).toHaveText('Nothing has changed since the last save.');
  await writeAt(page, 'Warmth');
  await tab.keyboard.press('Escape');
  await tab.getByRole('textbox', { name: 'Title' }).fill('Heat');
  const saved = page.getByRole('heading', { name: 'Warmth' });
  const draft = page.getByRole('heading', { name: 'Heat' });
  await expect(draft).toBeVisible();
  await number.press('b');
  await expect(status).toHaveText(
    'The page as it is saved. B, or a click on it, shows your draft again.',
  );
  await expect(saved).toBeVisible();
  await expect(tab.getByText('As saved', { exact: true })).toBeVisible();
  await expect(number).toBeHidden();
  // The field has the draft all the time, which is in no file.
  await expect(tab.getByRole('textbox', { name: 'Title' })).toHaveValue('Heat');
  await expectAccessibleInBothThemes(tab);
  await expectUsableWhenNarrow(tab, saved);
  await tab.keyboard.press('b');
  await expect(status).toHaveText('Your draft again');
  await expect(draft).toBeVisible();
  await expect(number).toBeVisible();
  // Held, until it is let go.
  await number.focus();
  for (const _ of ['pressed', 'repeated', 'repeated']) await tab.keyboard.down('b');
  await expect(saved).toBeVisible();
  await tab.keyboard.down('b');
  await tab.keyboard.up('b');
  await expect(status).toHaveText('Your draft again');
  await expect(draft).toBeVisible();
  await expect(saved).toBeHidden();
  // From what changed, by the same key, and with the mouse.
  await tab.getByRole('button', { name: 'What changed' }).click();
  await tab.getByRole('button', { name: 'Back to the fields' }).press('b');
  await expect(saved).toBeVisible();
  await tab.keyboard.press('b');
  await expect(draft).toBeVisible();
  const toggle = tab.getByRole('button', { name: 'Page before' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await saved.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(draft).toBeVisible();
  // What is changed meanwhile is of the draft, which is shown then.
  await toggle.click();
  await expect(saved).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(number).toBeVisible();
  expect(studio.files()).toEqual(before);
});
