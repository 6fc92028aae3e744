import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

const NAMES = ['Data MBA', 'OptiMax', 'DMS 365 Solution'];

test('three accelerators, each with More Features', async ({ page }) => {
  await page.goto('/accelerators');
  await expect(page.locator('main li > div > h2')).toHaveText(NAMES);
  for (const name of NAMES) {
    await expect(page.getByRole('button', { name: `More Features: ${name}` })).toBeVisible();
  }
});

for (const width of [1024, 1279]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('the pictures beside the text show all that they are', async ({ page }) => {
      await page.goto('/accelerators');
      const shapes = await page.locator('main li picture, main li img').evaluateAll((pictures) =>
        pictures
          .map((picture) => picture.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ width: wide, height }) => (wide / height).toFixed(2)),
      );
      expect(shapes).toEqual(['1.33', '1.33', '1.33']);
    });

    test('the picture of the opening keeps what is at its edges', async ({ page }) => {
      await page.goto('/accelerators');
      const box = await page.locator('main section').first().locator('img').boundingBox();
      expect(((box?.width ?? 0) / (box?.height ?? 1)).toFixed(2)).toBe('1.13');
    });
  });
}

test('the dialog has key features, picture, details and Close, and gives the focus back', async ({
  page,
}) => {
  await openHydrated(page, '/accelerators');
  for (const name of NAMES) {
    const opener = page.getByRole('button', { name: `More Features: ${name}` });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Key features' })).toBeVisible();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(2);
    await expect(dialog.locator('img').first()).toBeAttached();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/accelerators');
  }
});

test('the open dialog is accessible in both themes', async ({ page }) => {
  await openHydrated(page, '/accelerators');
  await page
    .getByRole('button', { name: /^More Features/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
