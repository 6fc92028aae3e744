import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/* A dialog whose script does not come: the page goes on, and what the dialog would have said is in it. */

// What the browser says about the blocked script is what is being provoked here.
test.use({ mayComplain: true });

test('the content of a dialog opens in the page', async ({ page }) => {
  await page.route('**/assets/ModalDialog-*.js', (route) => route.abort());
  await openHydrated(page, '/resources/case-studies');
  await page
    .getByRole('button', { name: /^Read More/ })
    .first()
    .click();
  const content = page.locator('section:focus');
  await expect(content).toBeInViewport();
  await expect(content.getByRole('heading', { name: 'Challenges' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('the inquiry dialog leaves its mail address', async ({ page }) => {
  await page.route('**/assets/ModalDialog-*.js', (route) => route.abort());
  await openHydrated(page, '/');
  await page.locator('.glide__slide--active').getByRole('button', { name: 'Send Inquiry' }).click();
  const content = page.locator('section:focus');
  await expect(content).toBeInViewport();
  await expect(content.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
