import { expect, lookTest, test } from '../support/test.ts';

/** What opens a dialog, by page and name. */
const OPENERS = [
  ['/', 'Send Inquiry'],
  ['/resources/videos', /^Watch Video/],
  ['/about-us/our-team', /^View Profile/],
] as const;

for (const [route, name] of OPENERS) {
  lookTest(
    `${route}: what opens a dialog is known as a button once scripts run`,
    async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('button', { name }).first()).toBeVisible();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
      await page.keyboard.press('Shift');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(page.getByRole('button', { name }).first()).toBeVisible();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    },
  );

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${route}: it is the link that it is`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    });
  });
}

lookTest('after a link within the site it is a button, too', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL('/resources/case-studies');
  await expect(page.getByRole('button', { name: /^Read More/ }).first()).toBeVisible();
});
