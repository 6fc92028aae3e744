import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

/** The visible texts in a color that paper, which has no dark ground, would swallow. */
function lightTexts(page: Page): Promise<string[]> {
  return page
    .locator('body :is(h1, h2, h3, p, a, b, li, span, address, time):visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const ownText = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(element)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          return ownText && Math.min(red, green, blue) > 150;
        })
        .map((element) => element.textContent),
    );
}

test('the dark theme prints dark text on white, footer and buttons included', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  for (const theme of [undefined, 'dark']) {
    await page.evaluate((value) => {
      if (value) document.documentElement.dataset.theme = value;
    }, theme);
    expect(await lightTexts(page)).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  }
});

test('the logo prints above the banner, which leaves it free', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const logo = await page.locator('header a').first().boundingBox();
  const banner = await page.locator('main section').first().boundingBox();
  expect((logo?.y ?? Infinity) + (logo?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
});

test('the picture of an opening keeps to the margins of the paper', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/sales-cloud');
  const title = await page.locator('h1').boundingBox();
  const picture = await page.locator('main section').first().locator('img').boundingBox();
  expect(Math.round((picture?.x ?? 0) + (picture?.width ?? 0))).toBe(
    718 - Math.round(title?.x ?? 0),
  );
});

test('an open dialog prints whole, and alone', async ({ page }) => {
  await openHydrated(page, '/resources/case-studies#order-capture');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('heading', { name: 'Technologies used' });
  await expect(last).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  // Nothing is left to scroll, inside or out of the sheet.
  expect(
    await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].some((part) =>
        ['auto', 'scroll'].includes(getComputedStyle(part).overflowY),
      ),
    ),
  ).toBe(false);
  expect(await lightTexts(page)).toEqual([]);
});

/** What paper shows behind a link. */
const after = (link: Element) => getComputedStyle(link, '::after').content;

test('what dialogs say is printed in the page, and buttons carry the address of a mailbox', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/resources/case-studies');
  await expect(page.locator('#order-capture')).toBeVisible();
  await expect(page.locator('#order-capture')).toContainText('Technologies used');
  await page.goto('/services/consulting');
  const button = page.locator('main a[href^="mailto:"]').first();
  await expect(button).toBeVisible();
  expect(await button.evaluate(after)).toMatch(
    /^" \(" "?consulting@4ce\.example"? "\)"$|^" \(consulting@4ce\.example\)"$/,
  );
  await page.goto('/about-us');
  const away = page.locator('main a[class][href^="/"]').first();
  expect(await away.evaluate(after)).toBe('none');
});
