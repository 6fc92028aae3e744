import type { Page } from '@playwright/test';
import { PART } from '../../../renderer/contract.ts';
import { expectHydrated, expectNotHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** Scripts that the page has requested so far. */
const loaded = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length`;

/** Opens a page and lets its clock go on. Asserts that no script was asked for meanwhile but what waits for the search. */
async function expectNoScriptFor(page: Page, path: string, milliseconds: number): Promise<void> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(milliseconds);
  await expect(page.locator('link:is([rel=prefetch], [rel=modulepreload])')).toHaveCount(0);
  expect(scripts).toEqual([expect.stringContaining('/assets/watch-search-')]);
}

test('a page that moves nothing by itself requests none of its scripts before an interaction', async ({
  page,
}) => {
  await expectNoScriptFor(page, '/services/consulting', 2500);
  const asked = page.waitForRequest('**/assets/*.js');
  await page.keyboard.press('Tab');
  await expectHydrated(page);
  await asked;
});

test('where the connection is good, who reads for a while has the scripts fetched, not run', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium says how good the connection is.');
  await page.goto('/services/consulting');
  await expect.poll(() => page.evaluate(loaded), { timeout: 10_000 }).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  await expectNotHydrated(page);
  await page.evaluate(() => performance.clearResourceTimings());
  await page.keyboard.press('Tab');
  await expectHydrated(page);
  const travelled = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : NaN)),
  );
  expect(new Set(travelled)).toEqual(new Set([0]));
});

test('where the connection is poor or data is to be saved, nothing is fetched ahead', async ({
  browser,
}) => {
  for (const connection of [{ effectiveType: '3g' }, { effectiveType: '4g', saveData: true }]) {
    const page = await browser.newPage();
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await expectNoScriptFor(page, '/services/consulting', 4000);
    await page.close();
  }
});

test('what moves by itself hydrates when the browser is idle, but not where data is to be saved', async ({
  page,
}) => {
  for (const path of ['/', '/about-us/life-at-4ce']) {
    await page.goto(path);
    await expectHydrated(page);
  }
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await expectNoScriptFor(page, '/', 2500);
  await page
    .getByRole('region', { name: 'Highlights' })
    .getByRole('button', { name: 'Next slide' })
    .hover();
  await expectHydrated(page);
});

test('no sheet is loaded twice: the inlined ones are never requested', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/consulting');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Services' })
    .click();
  await expect(page.locator(`[${PART}=content]:visible`)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.goto('/services/consulting#inquiry');
  await expect(page.getByRole('dialog')).toBeVisible();
  const urls = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(urls.length).toBeGreaterThan(0);
  const inlined = (await page.locator('style').allTextContents()).join('');
  for (const url of urls) {
    const sheet = await (await page.request.get(url)).text();
    expect(inlined, url).not.toContain(sheet.trim());
  }
});
