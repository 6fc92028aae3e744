import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

test('the picture of the service list follows the pointer and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const list = page.getByRole('region', { name: 'Salesforce services, start to finish' });
  const row = (name: string) => list.getByRole('link', { name, exact: true });
  const shown = list.locator('div[aria-hidden="false"] img');
  await row('Consulting').scrollIntoViewIfNeeded();
  await expect(shown).toHaveAttribute('src', /\/consulting\./);

  await row('Staffing').hover();
  await expect(shown).toHaveAttribute('src', /\/staffing\./);
  // Anywhere in the row, not only on its name.
  await list
    .getByRole('listitem')
    .nth(3)
    .hover({ position: { x: 300, y: 100 } });
  await expect(shown).toHaveAttribute('src', /\/development-customization\./);

  await row('Implementation').focus();
  await expect(shown).toHaveAttribute('src', /\/implementation\./);
  await expect(shown).toHaveCount(1);
});

test('on a narrow screen the list does without pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const list = page.getByRole('region', { name: 'Salesforce services, start to finish' });
  await expect(list.getByRole('link')).toHaveCount(6);
  await expect(list.locator('img').first()).toBeHidden();
});
