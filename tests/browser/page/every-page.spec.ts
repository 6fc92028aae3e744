import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../../test-support/browsers/routes.ts';
import { routesToLookAt } from '../../../test-support/content/routes-to-open.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { read } from '../support/reading.ts';
import { expect } from '../support/test.ts';
import { visitTest as test } from '../support/visit-test.ts';
import { expectNoOverhang } from '../support/overhang.ts';

/* What holds for every page, looked at on those of the first site that draw all that any of them draws. ALL_PAGES=1 opens all pages. */

const SITE = join(import.meta.dirname, '../../..');
const PHONE = { width: 390, height: 844 };

/** How far the page has moved by itself, by the measure of browsers. */
const SHIFT = `new Promise((resolve) => {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() =>
    resolve(observer.takeRecords().reduce((sum, { value }) => sum + value, 0))));
})`;

test('no page scrolls sideways on a small phone', async ({ pageWithoutScript }) => {
  await pageWithoutScript.setViewportSize({ width: 320, height: 800 });
  for (const route of ROUTES) {
    await pageWithoutScript.goto(route);
    await expectNoOverhang(pageWithoutScript);
  }
});

for (const route of routesToLookAt(SITE)) {
  test.describe(route, () => {
    // The first test opens the page, and the others find it open.
    test.describe.configure({ mode: 'default' });

    test('stands still while it loads', async ({ page }) => {
      await page.setViewportSize(PHONE);
      // On a busy machine a letter may move by a fraction of a pixel.
      expect(await shiftAtFirst(page, route)).toBeLessThan(0.001);
    });

    test('never scrolls sideways', async ({ page, visit }) => {
      await visit(page, route);
      for (const width of [320, 390, 768, 1024, 1440, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverhang(page);
      }
    });

    test('is accessible in both themes', async ({ page, visit }) => {
      await visit(page, route);
      await expectAccessibleInBothThemes(page);
    });

    test('has every icon and picture that it shows', async ({ page, visit }) => {
      await visit(page, route);
      expect(await brokenDrawings(page)).toEqual([]);
    });

    test('shows every link of its content and footer without a script', async ({
      pageWithoutScript,
      visit,
    }) => {
      await visit(pageWithoutScript, route);
      // The menus have tests of their own.
      const links = pageWithoutScript.locator('main a:not(.with-script), footer a');
      await expect(links.filter({ visible: false })).toHaveCount(0);
    });

    test('says the same without a script', async ({ page, pageWithoutScript, visit }) => {
      await visit(page, route);
      await page.keyboard.press('Tab');
      await expectHydrated(page);
      const withScript = await read(page);
      await visit(pageWithoutScript, route);
      expect(withScript.texts.length).toBeGreaterThan(20);
      expect(await read(pageWithoutScript)).toEqual(withScript);
    });
  });
}

/** Opens a page as a first visit does: its fonts and pictures come after the words. Tells how far it moved meanwhile. */
async function shiftAtFirst(page: Page, route: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(route);
  const shift = Number(await page.evaluate(SHIFT));
  await session.detach();
  return shift;
}

/** The icons that their file does not hold, and the pictures that cannot be decoded. */
function brokenDrawings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const missing: string[] = [];
    const uses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    for (const href of new Set(uses)) {
      const [url = '', id = ''] = href.split('#');
      const text = await (await fetch(url)).text();
      if (!text.includes(`id="${id}"`)) missing.push(href);
    }
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => missing.push(image.src));
    }
    return missing;
  });
}
