import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ mayComplain: true });

test('an unknown path answers 404, says so and leads home', async ({ page, complaints }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/404.*Oops! Page not found/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Ready to Get Started?')).toHaveCount(0);
  // Its sheet is in no other document.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-align', 'center');
  await page.keyboard.press('Shift');
  await expect.poll(() => complaints.join('\n')).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the requested path goes to the console at once, and once only', async ({
  page,
  complaints,
}) => {
  const told = () => complaints.filter((text) => text.includes('no page at /no/such/page'));
  await page.goto('/no/such/page');
  expect(told()).toHaveLength(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(told()).toHaveLength(1);
});

test('a page that is gone shows the same after a link within the site', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, '/services/consulting');
  await page.route('**/accelerators/page.json', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').locator('a[href="/accelerators"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops! Page not found/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-align', 'center');
  await expect.poll(() => complaints.join('\n')).toContain('no page at /accelerators');
});

test('parts of addresses and other spellings are unknown', async ({ request }) => {
  for (const path of ['/services', '/industries', '/resources', '/ABOUT-US']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
