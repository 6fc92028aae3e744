import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copySecondSite, serveBuilt } from '../../../test-support/content/built-site.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, lookTest, test } from '../support/test.ts';

/* What a site announces: a bar on every page until a day, which visitors dismiss for good. */

const TEXT = 'We are away until **7 January**. [Send a message](mailto:hello@example.com)';
let site = '';
let address = '';
let close = () => {};

test.beforeAll(async () => {
  site = copySecondSite();
  appendFileSync(
    join(site, 'site.yaml'),
    `\nannouncement: { text: '${TEXT}', until: 9999-12-31 }\nsearch: true\n`,
  );
  buildSite(site);
  ({ address, close } = await serveBuilt(site));
});

test.afterAll(() => {
  close();
  rmSync(site, { recursive: true, force: true });
});

lookTest(
  'it stands at the top of every page, covers nothing and is left behind',
  async ({ page }) => {
    for (const [route, width] of [
      ['/', 1440],
      ['/services/audits', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address + route);
      const bar = page.locator('aside.announcement');
      await expect(bar.getByRole('link', { name: 'Send a message' })).toBeVisible();
      const box = await bar.boundingBox();
      const header = page.getByRole('banner');
      expect(box?.y).toBe(0);
      // Below it the page begins as it does without: the header is on its first part.
      expect((await header.boundingBox())?.y).toBe(box?.height);
      expect((await page.locator('main').boundingBox())?.y).toBe(box?.height);
      await page.evaluate(() => scrollTo(0, 400));
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
      await expect(bar).not.toBeInViewport();
    }
  },
);

lookTest('what fits in a line stands in one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(address);
  const text = page.locator('aside.announcement p');
  const lines = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines).toBe(1);
});

test('the menu opens below its button, also while the bar is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const toggle = page.getByRole('button', { name: 'Close menu' });
  await expect(page.locator('#menu')).toBeVisible();
  const menu = await page.locator('#menu').boundingBox();
  const button = await toggle.boundingBox();
  expect(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  await toggle.click();
  await expect(page.locator('#menu')).toBeHidden();
});

lookTest('it is accessible, and fits on the narrowest screen', async ({ page }) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('dismissed once, it is gone before anything is drawn, on every page and without React', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('aside.announcement')).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await page.route('**/assets/entry-*.js', (route) => route.abort());
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.title += ` ${entry.entryType}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${address}/services/audits`);
  await expect(page.locator('aside.announcement')).toBeHidden();
  expect(await page.title()).not.toContain('layout-shift');
});

test.describe('without a script', () => {
  lookTest(
    'it says the same, and has no button that does nothing',
    async ({ pageWithoutScript: page }) => {
      await page.goto(address);
      await expect(page.locator('aside.announcement')).toContainText(
        'We are away until 7 January.',
      );
      await expect(page.locator('aside.announcement button')).toBeHidden();
    },
  );
});

test('it is inert while the search is open, and answers again afterwards', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  const bar = page.locator('aside.announcement');
  await expect(bar).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveJSProperty('inert', false);
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toBeHidden();
});
