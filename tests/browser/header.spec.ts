import { expect, test } from './test.ts';

test('is fixed at the top, 85 px high, and gains its shadow after 10 px', async ({ page }) => {
  await page.goto('/services/consulting');
  const header = page.getByRole('banner');
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  expect((await header.boundingBox())?.height).toBe(85);
  await page.evaluate(() => scrollTo(0, 10));
  await page.waitForTimeout(400);
  const before = await shadow();
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(shadow).not.toBe(before);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
});

test('the logo leads home', async ({ page }) => {
  await page.goto('/services/consulting');
  await expect(page.getByRole('banner').getByRole('link', { name: /home/ })).toHaveAttribute(
    'href',
    '/',
  );
});
