import { expectAccessible } from '../support/axe.ts';
import { follow, goBack, openHydrated } from '../support/hydrated.ts';
import { PAGE } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

// What cannot be loaded is reported in the console.
test.use({ mayComplain: true });

const OFFLINE = 'You are offline. The page opens as soon as the connection is back.';

test('a link that is pressed offline keeps the page, says so, and leads there once the line is back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openHydrated(page, PAGE);
  await context.setOffline(true);
  await follow(page, '/resources/blog');
  const notice = page.getByRole('status').filter({ hasText: OFFLINE });
  // Longer than all retries take, and than other notifications stay.
  for (let seconds = 0; seconds < 30; seconds += 1) await page.clock.runFor(1000);
  await expect(notice).toBeVisible();
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page).toHaveURL('/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  await expect(notice).toHaveCount(0);
});

test('Back offline says so too, and shows the page once the line is back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openHydrated(page, PAGE);
  await follow(page, '/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  await follow(page, '/accelerators');
  await expect(page).toHaveTitle(/accelerators/);
  // No page is kept so long.
  await page.clock.fastForward('05:01');
  await context.setOffline(true);
  await goBack(page);
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
  await expect(page).toHaveTitle(/accelerators/);
  await context.setOffline(false);
  await expect(page).toHaveTitle(/blog/);
});

test('a link to a document of its own waits for the line as well', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, PAGE);
  await page.getByRole('button', { name: 'Resources', exact: true }).first().click();
  await context.setOffline(true);
  await page.locator('a[href="/resources/videos"]:visible').click();
  await expect(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  await context.setOffline(false);
  await expect(page).toHaveURL('/resources/videos');
  await expect(page).toHaveTitle(/[Vv]ideo/);
});
