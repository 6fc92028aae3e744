import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { THEME } from '../../../renderer/contract.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the menu opens, has one section open at a time, and resets on a route change', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const services = menu.getByRole('button', { name: 'Services' });
  const about = menu.getByRole('button', { name: 'About Us' });
  await services.click();
  await expect(menu.getByRole('link', { name: 'Staffing' })).toBeVisible();
  await about.click();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Staffing' })).toBeHidden();
  await about.click();
  await expect(about).toHaveAttribute('aria-expanded', 'false');

  await services.click();
  await menu.getByRole('link', { name: 'Staffing' }).click();
  await expect(page).toHaveURL('/services/staffing');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await services.click();
  await expect(menu.locator('[aria-current=page]')).toHaveText('Staffing');
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('rows are at least 60 px high and the open menu is accessible in both themes', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Expertise' }).click();
    await expect(menu.getByRole('link', { name: 'Agentforce' })).toBeVisible();
    for (const row of await menu.locator('> ul > li > :is(a, button)').all()) {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(60);
    }
    await expectAccessible(page);
  }
});

test('the theme switch in the menu shows and remembers the choice', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute(THEME, 'dark');
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/services/staffing');
  await expect(page.locator('html')).toHaveAttribute(THEME, 'dark');
});
