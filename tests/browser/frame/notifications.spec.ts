import { followRequests } from '../support/follow-requests.ts';
import { expectAccessible } from '../support/axe.ts';
import { follow, openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const LOST = 'The connection was lost. You can still use this page.';
const FOUND = 'The connection is back.';

test('a lost connection is told of for five seconds, a found one for four', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: 0 });
  await openHydrated(page, '/services/consulting');
  await page.clock.pauseAt(60_000);
  for (const [offline, text, duration] of [
    [true, LOST, 5000],
    [false, FOUND, 4000],
  ] as const) {
    await context.setOffline(offline);
    const notification = page.getByRole('status').filter({ hasText: text });
    await expect(notification).toBeVisible();
    await page.clock.runFor(duration - 500);
    await expect(notification).toBeVisible();
    await page.clock.runFor(1500);
    await expect(notification).toHaveCount(0);
  }
});

test('three show at most, and each can be closed with the keyboard', async ({ page }) => {
  // None goes by itself before the keyboard has come to it.
  await page.clock.install({ time: 0 });
  await openHydrated(page, '/services/consulting');
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => {
    for (let count = 0; count < 5; count++) dispatchEvent(new Event('online'));
  });
  const notifications = page.getByRole('status').filter({ hasText: FOUND });
  await expect(notifications).toHaveCount(3);
  await page.keyboard.press('Alt+KeyT');
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeFocused();
  for (const left of [3, 3, 2, 1, 0]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Dismiss notification' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notifications).toHaveCount(left);
  }
  await expect(page.locator('body')).toBeFocused();
});

test('one that is pointed at stays until it is not any more', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openHydrated(page, '/services/consulting');
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const notification = page.getByRole('status').filter({ hasText: FOUND });
  await notification.hover();
  await page.clock.runFor(20_000);
  await expect(notification).toBeVisible();
  await page.mouse.move(10, 200);
  await page.clock.runFor(4100);
  await expect(notification).toHaveCount(0);
});

test('no script is fetched for the first notification, so that it shows without a connection', async ({
  page,
}) => {
  await openHydrated(page, '/services/consulting');
  await page.waitForLoadState('networkidle');
  const requested = followRequests(page);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByRole('status').filter({ hasText: LOST })).toBeVisible();
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('notifications are accessible in both themes', async ({ page }) => {
  await openHydrated(page, '/services/consulting');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByRole('status').filter({ hasText: LOST })).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});

test.describe('page data that does not come at once', () => {
  test.use({ mayComplain: true });

  test('is told of while it is tried again, after one, two and four seconds', async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/services/consulting');
    const attempts: number[] = [];
    await page.route('**/resources/blog/page.json', async (route) => {
      attempts.push(await page.evaluate(() => Date.now()));
      return attempts.length <= 3 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await follow(page, '/resources/blog');
    await expect(page.getByRole('status')).toContainText('is taking longer than usual');
    await expect(page).toHaveTitle(/[Cc]onsulting/);
    for (const [count, wait] of [
      [1, 1000],
      [2, 2000],
      [3, 4000],
    ] as const) {
      await expect.poll(() => attempts.length).toBe(count);
      await page.clock.runFor(wait + 50);
    }
    await expect(page).toHaveTitle(/blog/);
    expect(attempts).toHaveLength(4);
    await expect(page.locator('h1')).toBeFocused();
  });
});
