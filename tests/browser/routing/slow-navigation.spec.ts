import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { follow, goBack, openHydrated } from '../support/hydrated.ts';
import { field, PAGE, results } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const BLOG = '**/resources/blog/page.json';

/** The bar at the top of the window: as high as it is, or `auto` where there is none, and its animation. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const { height, animationName } = getComputedStyle(document.body, '::after');
    return { height, animationName };
  });
const expectBar = (page: Page, height: '3px' | 'auto') =>
  expect.poll(async () => (await bar(page)).height).toBe(height);

test('after 150 ms a bar says that the next page is under way; the address changes with the page @core', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, PAGE);
  const release = await holdRequests(page, BLOG);
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(BLOG);
  await follow(page, '/resources/blog');
  await asked;
  await page.clock.runFor(149);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expectBar(page, 'auto');
  await page.clock.runFor(1);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expectBar(page, '3px');
  await expect(page).toHaveURL(PAGE);
  await page.clock.resume();
  release();
  await expect(page).toHaveURL('/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expectBar(page, 'auto');
  await goBack(page);
  await expect(page).toHaveTitle(/[Cc]onsulting/);
});

test('the bar moves, and is still under reduced motion', async ({ page }) => {
  await openHydrated(page, PAGE);
  const release = await holdRequests(page, BLOG);
  await follow(page, '/resources/blog');
  await expectBar(page, '3px');
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    const runs = (await bar(page)).animationName !== 'none';
    expect(runs).toBe(reducedMotion === 'no-preference');
  }
  release();
  await expect(page).toHaveURL('/resources/blog');
});

test('a page that is there shows at once, without a bar', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.evaluate(`new MutationObserver(() => (globalThis.wasBusy = true)).observe(
    document.querySelector('main'), { attributeFilter: ['aria-busy'] })`);
  const data = page.waitForResponse('**/accelerators/page.json');
  await page.getByRole('contentinfo').locator('a[href="/accelerators"]').focus();
  await (await data).finished();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/accelerators');
  await expect(page).toHaveTitle(/accelerators/);
  expect(await page.evaluate('globalThis.wasBusy')).toBeUndefined();
});

test('of two links the last counts, and only that is in the history', async ({ page }) => {
  await openHydrated(page, PAGE);
  const length = await page.evaluate(() => history.length);
  const release = await holdRequests(page, BLOG);
  await follow(page, '/resources/blog');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await follow(page, '/accelerators');
  await expect(page).toHaveTitle(/accelerators/);
  const late = page.waitForResponse(BLOG);
  release();
  await late;
  await expect(page).toHaveURL('/accelerators');
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test('Back, and the link to the page that shows, end a navigation that is under way', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await follow(page, '/accelerators');
  await expect(page).toHaveTitle(/accelerators/);
  const release = await holdRequests(page, BLOG);
  for (const end of [() => follow(page, '/accelerators'), () => goBack(page)]) {
    await follow(page, '/resources/blog');
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    await end();
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  }
  const late = page.waitForResponse(BLOG);
  release();
  await (await late).finished();
  await expect(page).toHaveTitle(/accelerators/);
  await expect(page).toHaveURL('/accelerators');
});

test('a result of the search leads there in the same way', async ({ page }) => {
  await openHydrated(page, PAGE);
  const release = await holdRequests(page, '**/services/devops/page.json');
  await page.keyboard.press('/');
  await field(page).fill('devops');
  await expect(results(page).first()).toContainText('DevOps');
  await results(page).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/consulting/);
  release();
  await expect(page).toHaveURL('/services/devops');
});

test('a page that shows frames is a document of its own, of which nothing is fetched before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, PAGE);
  await page.getByRole('button', { name: 'Resources', exact: true }).first().click();
  const link = page.locator('a[href="/resources/videos"]:visible');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /videos/.test(path))).toEqual([]);
  await link.click();
  await expect(page).toHaveTitle(/[Vv]ideo/);
  const [first] = asked.filter((path) => /videos/.test(path));
  expect(first).toBe('/resources/videos');
  expect(asked.filter((path) => path === '/resources/videos')).toHaveLength(1);
  await goBack(page);
  await expect(page).toHaveTitle(/[Cc]onsulting/);
});
