import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

test.use({ mayComplain: true });

/** What of the page, besides its notifications, the focus or a pointer could still reach. */
function reachable(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelectorAll('#root > :not([inert], [data-notifications])').length,
  );
}

const DIALOGS = [
  ['/', 'Send Inquiry'],
  ['/accelerators', /^More Features/],
  ['/resources/case-studies', /^Read More/],
  ['/resources/videos', /^Watch Video/],
  ['/about-us/our-team', /^View Profile/],
] as const;

for (const [route, name] of DIALOGS) {
  test(`${route}: the page behind the dialog is inert until it closes`, async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (request) => request.abort());
    await openHydrated(page, route);
    const opener = page.getByRole('button', { name }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await reachable(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await reachable(page)).toBeGreaterThan(3);
  });
}

test('Tab never leads out of the dialog of a player that does not come, which says so', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (request) => request.abort());
  await openHydrated(page, '/resources/videos');
  await page
    .getByRole('button', { name: /^Watch Video/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('iframe')).toBeVisible();
  await expect(dialog.getByText('The player could not load')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Watch the video/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\//,
  );
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press(key);
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('#root')?.id;
      });
      expect(outside).toBeUndefined();
    }
  }
});
