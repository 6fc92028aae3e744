import { expectAccessible } from './axe.ts';
import { follow, openAwake } from './awake.ts';
import { expect, test } from './test.ts';

test.use({ mayComplain: true });

test('page data that never comes ends in the error screen, with two ways out', async ({ page }) => {
  await page.clock.install();
  await openAwake(page, '/services/consulting');
  let attempts = 0;
  await page.route('**/resources/blog/page.json', (route) => {
    attempts += 1;
    return route.fulfill({ status: 500 });
  });
  await follow(page, '/resources/blog');
  for (const [count, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => attempts).toBe(count);
    await page.clock.runFor(wait + 50);
  }
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(
    'Unexpected Application Error!',
  );
  await expect(screen.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(screen).toContainText('500 Internal Server Error');
  expect(attempts).toBe(4);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  await expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.unroute('**/resources/blog/page.json');
  await screen.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('listitem').getByRole('link', { name: /^Read More/ })).toHaveCount(9);
});

test('another page can be opened from the error screen', async ({ page }) => {
  await page.clock.install();
  await openAwake(page, '/services/consulting');
  let attempts = 0;
  await page.route('**/resources/blog/page.json', (route) => {
    attempts += 1;
    return route.fulfill({ status: 500 });
  });
  await follow(page, '/resources/blog');
  for (let count = 1; count <= 3; count++) {
    await expect.poll(() => attempts).toBe(count);
    await page.clock.runFor(4050);
  }
  await expect(page.getByRole('alert')).toBeVisible();
  await follow(page, '/accelerators');
  await expect(page).toHaveTitle(/Accelerators/);
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
});
