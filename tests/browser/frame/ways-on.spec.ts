import { button } from '../support/search.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/* Ways on from every page: the button of the header, the lines of a menu, pages that the search suggests. */

test('the header has a button once the first view is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/aws');
  const inquiry = page.locator('header').getByText('Send Inquiry', { exact: true }).last();
  await expect(inquiry).toBeHidden();
  await page.mouse.wheel(0, 700);
  await expect(inquiry).toBeVisible();
  await inquiry.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a menu says of each page what is behind it, and offers one way to begin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Services' }).click();
  const menu = page.getByRole('group', { name: 'Services' });
  const staffing = menu.getByRole('listitem').filter({ hasText: 'Staffing' });
  await expect(staffing).toHaveText(/^Staffing.{10,}/);
  await menu.getByText('Send Inquiry').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the search suggests pages before anything is typed, and where nothing is found', async ({
  page,
}) => {
  await page.goto('/services/aws');
  await button(page).click();
  const suggested = page.getByRole('dialog').getByRole('link', { name: 'Case Studies' });
  await expect(suggested).toBeVisible();
  await page.keyboard.type('zzzzqqqq');
  await expect(page.getByRole('dialog').getByRole('link', { name: /@/ })).toBeVisible();
  await expect(suggested).toBeVisible();
  await suggested.click();
  await expect(page).toHaveURL('/resources/case-studies');
});

test('the horizon differs by the part of the site', async ({ page }) => {
  const horizons: (string | null)[] = [];
  for (const route of ['/', '/services/aws', '/industries/education', '/resources/blog']) {
    await page.goto(route);
    horizons.push(await page.locator('[aria-labelledby=closing] img').getAttribute('src'));
  }
  expect(new Set(horizons).size).toBe(4);
});
