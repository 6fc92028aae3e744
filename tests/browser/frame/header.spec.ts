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

test('a word takes the same room in a button as in a link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/resources/press-releases');
  const widths = await page
    .getByRole('button', { name: 'Read More' })
    .first()
    .evaluate((button) => {
      const link = document.createElement('a');
      link.className = button.className;
      link.textContent = button.textContent;
      button.after(link);
      return [button, link].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width;
      });
    });
  expect(widths[0]).toBe(widths[1]);
});
