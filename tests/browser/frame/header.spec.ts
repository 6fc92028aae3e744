import { expect, lookTest as test } from '../support/test.ts';

test('the bar stays at the top while the page scrolls, and its logo leads home', async ({
  page,
}) => {
  await page.goto('/services/consulting');
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await expect(header.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
});
