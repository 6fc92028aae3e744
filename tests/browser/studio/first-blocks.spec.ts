import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* A new page that has only its heading offers what could come next. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const studio = studioSite();

test('a new page with its heading alone offers four blocks, each with a key', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, '/');
  const offer = tab.getByRole('region', { name: 'What comes next?' });
  // A page that was there has been finished by somebody.
  await expect(offer).toBeHidden();
  await tab.getByRole('button', { name: /^Block 1 of/ }).press('n');
  const form = tab.getByRole('region', { name: 'New page' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Heat pumps');
  await tab.keyboard.press('Enter');
  const status = tab.getByRole('status');
  // The first new page waits until the server has prepared what it needs.
  await expect(status).toHaveText(/^Writing /, { timeout: 60_000 });
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  const numbers = tab.getByRole('list', { name: 'Blocks' }).getByRole('button');
  for (const left of [2, 1]) {
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Delete');
    await expect(numbers).toHaveCount(left);
  }
  const blocks = offer.getByRole('listitem').getByRole('button');
  await expect(blocks).toHaveCount(4);
  const [, , third = ''] = await blocks.locator('strong').allTextContents();
  // They are drawn in the theme of the site.
  await expect(
    offer.locator('iframe').first().contentFrame().locator('[data-block]').first(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await tab.setViewportSize({ width: 390, height: 844 });
  await expect(blocks).toHaveCount(4);
  await expect(blocks.first()).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'Fields', exact: true }).click();
  await expect(offer).toBeHidden();
  await tab.getByRole('button', { name: 'Back to the page' }).click();
  await expect(offer).toBeVisible();
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Alt+3');
  await expect(tab.getByRole('button', { name: `Block 2 of 2, ${third}` })).toBeVisible();
  await expect(offer).toBeHidden();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await blocks.first().click();
  await expect(numbers).toHaveCount(2);
  expect(studio.files()).toEqual(before);
});
