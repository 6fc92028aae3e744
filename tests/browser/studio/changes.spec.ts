import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What has changed since the last save, in words, and how each of it is put back. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const studio = studioSite();
const AUDITS = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';

test('Z puts back the change that has the focus, which goes to the next one; elsewhere it is undo', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  await writeAt(page, 'Warmth');
  await tab.keyboard.press('Escape');
  await tab.getByRole('textbox', { name: 'Title' }).fill('Heat');
  await tab.getByRole('textbox', { name: 'Text' }).fill('Each wall and window.');
  await expect(page.getByText('Each wall and window.')).toBeVisible();
  await tab.getByRole('banner').getByRole('button', { name: 'What changed · 2' }).click();
  const panel = tab.getByRole('complementary', { name: 'What changed' });
  const ofText = panel.getByRole('button', { name: /^Put back: .*, Text$/ });
  const keys = tab.getByRole('contentinfo').getByText('put this one back');
  await panel
    .getByRole('button', { name: 'Put back: Card grid “What we measure”, Card “Heat”, Title' })
    .focus();
  await expect(keys).toBeVisible();
  await tab.keyboard.press('z');
  await expect(page.getByText('Warmth', { exact: true })).toBeVisible();
  await expect(panel.locator('.one-change')).toHaveCount(1);
  await expect(ofText).toBeFocused();
  await expect(tab.getByRole('status')).toHaveText(/, Title: put back$/);
  await tab.keyboard.press('z');
  await expect(page.getByText('Every wall and window.')).toBeVisible();
  const back = panel.getByRole('button', { name: 'Back to the fields' });
  await expect(back).toBeFocused();
  await expect(keys).toBeHidden();
  // Here it takes back the last step, which has put back the text.
  await tab.keyboard.press('z');
  await expect(ofText).toBeVisible();
  await expect(back).toBeFocused();
  await ofText.focus();
  await tab.keyboard.press('z');
  await expect(panel.getByText('Nothing has changed.')).toBeVisible();
});

test('each change is told by its titles with both states, and put back alone, by block or as a page', async ({
  page: tab,
}) => {
  const before = studio.read(AUDITS);
  const page = await studio.open(tab, ROUTE);
  await writeAt(page, 'Warmth');
  await tab.keyboard.press('Escape');
  await tab.getByRole('textbox', { name: 'Title' }).fill('Heat');
  await tab.getByRole('textbox', { name: 'Text' }).fill('Every wall and each window.');
  await expect(page.getByText('Every wall and each window.')).toBeVisible();
  // Both are in one file.
  const bar = tab.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Save 2 changes' })).toBeEnabled();
  await bar.getByRole('button', { name: 'What changed · 2' }).click();
  const panel = tab.getByRole('complementary', { name: 'What changed' });
  const putBack = (name: string) => panel.getByRole('button', { name });
  await expect(panel.locator('.one-change')).toHaveText([
    /Card grid “What we measure”, Card “Heat”, Title.*Before.*Warmth.*Now.*Heat/,
    /Card grid “What we measure”, Card “Heat”, Text.*Now.*Every wall and each window\./,
  ]);
  await expect(panel.locator('ins')).toHaveText(['each']);
  await expectAccessibleInBothThemes(tab);
  await tab.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(tab);
  await tab.setViewportSize({ width: 1440, height: 900 });
  // Both are in one block.
  await putBack('Put the block back: block of Card grid “What we measure”').click();
  await expect(panel.getByText('Nothing has changed.')).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.locator('.one-change')).toHaveCount(2);
  await putBack('Put back: Card grid “What we measure”, Card “Heat”, Text').click();
  await expect(page.getByText('Every wall and window.')).toBeVisible();
  await expect(page.getByText('Heat', { exact: true })).toBeVisible();
  await expect(panel.locator('.one-change')).toHaveCount(1);
  // What another program has written is told as well, and put back in the draft.
  studio.write(AUDITS, before.replace('What we measure', 'All we measure'));
  await expect(panel.getByText('Written by others in the meantime')).toBeVisible();
  await putBack('Put back: Card grid “All we measure”, Heading').click();
  await expect(page.getByText('What we measure')).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('All we measure')).toBeVisible();
  await putBack(`Put all back: `).click();
  await expect(panel.getByText('Nothing has changed.')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Heat', { exact: true })).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).press('Control+z');
  studio.write(AUDITS, before);
});
