import { expect, test } from './test.ts';

test('the dark theme prints dark text on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  for (const theme of [undefined, 'dark']) {
    await page.evaluate((value) => {
      if (value) document.documentElement.dataset.theme = value;
    }, theme);
    const light = await page.locator('main :is(h1, h2, h3, p):visible').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const channels =
            getComputedStyle(element)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          return channels.slice(0, 3).every((channel) => channel > 150);
        })
        .map((element) => element.textContent),
    );
    expect(light).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  }
});
