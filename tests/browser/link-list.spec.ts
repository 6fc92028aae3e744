import { expect, test } from './test.ts';

test('the picture of the service list follows focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const list = page.locator('main section').filter({
    has: page.locator('a[href="/services/staffing"]'),
  });
  const shown = () =>
    list
      .first()
      .locator('svg use[href*="/media/"]')
      .evaluateAll((uses) =>
        uses
          .filter((use) => !use.closest('div[aria-hidden="true"]'))
          .map((use) => use.getAttribute('href')),
      );
  await list.locator('a[href="/services/consulting"]').first().focus();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  const before = await shown();
  await list.locator('a[href="/services/staffing"]').first().focus();
  await expect.poll(shown).not.toEqual(before);
});
