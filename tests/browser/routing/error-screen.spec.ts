import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { follow, openHydrated } from '../support/hydrated.ts';
import { skipUnlessImportsAreRepeated } from '../support/skip.ts';
import { expect, test } from '../support/test.ts';
import { PART } from '../../../renderer/contract.ts';

test.use({ mayComplain: true });

/** How often something has been tried, and the wait in ms until it is tried again (docs/specification.md, section 9). */
const WAITS = [
  [1, 1000],
  [2, 2000],
  [3, 4000],
] as const;

/** Follows a link to the blog, whose data never comes, through all retries. Tells how often it was asked for. */
async function followToNothing(page: Page): Promise<() => number> {
  await page.clock.install();
  await openHydrated(page, '/services/consulting');
  let attempts = 0;
  await page.route('**/resources/blog/page.json', async (route) => {
    await route.fulfill({ status: 500 });
    attempts += 1;
  });
  await follow(page, '/resources/blog');
  for (const [count, wait] of WAITS) {
    await expect.poll(() => attempts).toBe(count);
    await page.clock.runFor(wait + 50);
  }
  return () => attempts;
}

test('page data that never comes ends in the error screen, with two ways out', async ({ page }) => {
  const attempts = await followToNothing(page);
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(
    'Unexpected Application Error!',
  );
  await expect(screen.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(screen).toContainText('500 Internal Server Error');
  expect(attempts()).toBe(4);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  await expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.unroute('**/resources/blog/page.json');
  await screen.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('listitem').getByRole('link', { name: /^Read More/ })).toHaveCount(9);
});

test('another page can be opened from the error screen', async ({ page }) => {
  await followToNothing(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await follow(page, '/accelerators');
  await expect(page).toHaveTitle(/accelerators/);
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
});

/** Lets some requests fail, as a lost connection does, until told otherwise. */
async function failing(page: Page, pattern: RegExp, times = Infinity): Promise<{ tried: number }> {
  const state = { tried: 0 };
  let asked = 0;
  await page.route(pattern, async (route) => {
    asked += 1;
    await (asked > times ? route.continue() : route.abort('connectionfailed'));
    // Only when the page has heard of it does its wait begin.
    state.tried += 1;
  });
  return state;
}

for (const [what, pattern] of [
  ['a script', /\/assets\/block-articles-[^/]*\.js$/],
  ['a style sheet', /\/assets\/PostCard-[^/]*\.css$/],
] as const) {
  test(`${what} of the next page is tried again like its data`, async ({ browser, page }) => {
    if (what === 'a script') skipUnlessImportsAreRepeated(browser);
    await page.clock.install();
    await openHydrated(page, '/services/consulting');
    const state = await failing(page, pattern, 3);
    await follow(page, '/resources/blog');
    await expect(page.getByRole('status')).toContainText('is taking longer than usual');
    for (const [count, wait] of WAITS) {
      await expect.poll(() => state.tried).toBe(count);
      await page.clock.runFor(wait + 50);
    }
    await expect(page).toHaveTitle(/blog/);
    expect(state.tried).toBe(4);
  });

  test(`${what} of the next page that never comes ends in the error screen`, async ({
    browser,
    page,
  }) => {
    if (what === 'a script') skipUnlessImportsAreRepeated(browser);
    await page.clock.install();
    await openHydrated(page, '/services/consulting');
    const state = await failing(page, pattern);
    await follow(page, '/resources/blog');
    for (const [count, wait] of WAITS) {
      await expect.poll(() => state.tried).toBe(count);
      await page.clock.runFor(wait + 50);
    }
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page).toHaveTitle(/blog/);
  });
}

test('an inquiry form that does not come says where to write, and shows once it is there', async ({
  browser,
  page,
}) => {
  skipUnlessImportsAreRepeated(browser);
  await page.clock.install();
  const form = /\/assets\/Form-[^/]*\.js$/;
  const state = await failing(page, form);
  await openHydrated(page, '/resources/case-studies#inquiry');
  const dialog = page.getByRole('dialog', { name: 'Get In Touch' });
  await expect(dialog.getByRole('alert')).toContainText('The form could not be loaded.');
  await expect(dialog.getByRole('link')).toHaveAttribute('href', 'mailto:consulting@4ce.example');
  for (const [count, wait] of WAITS) {
    await expect.poll(() => state.tried).toBeGreaterThanOrEqual(count);
    await page.clock.runFor(wait + 50);
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  // The rest of the page lives on, and opening the dialog again asks again.
  await page
    .getByRole('button', { name: /^Read More/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute(form);
  await page.evaluate(() => (location.hash = '#inquiry'));
  await expect(page.getByLabel('First Name *')).toBeFocused();
});

test('dropdown menus that do not come are told of, tried on, and answer the press in the end', async ({
  browser,
  page,
}) => {
  skipUnlessImportsAreRepeated(browser);
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/services/consulting');
  const state = await failing(page, /\/assets\/Navigation-[^/]*\.js$/, 5);
  await page.getByRole('button', { name: 'Services', exact: true }).first().click();
  await expect(page.getByRole('status')).toContainText('The menus are taking longer than usual.');
  await expect(page.getByRole('status')).toHaveCount(1);
  for (const [count, wait] of [...WAITS, [4, 8000], [5, 16_000]] as const) {
    await expect.poll(() => state.tried).toBe(count);
    await page.clock.runFor(wait + 50);
  }
  await expect(page.locator(`[${PART}=content]:visible`)).toHaveCount(1);
});

test('tooltips that do not come are asked for again at the next control', async ({
  browser,
  page,
}) => {
  skipUnlessImportsAreRepeated(browser);
  await openHydrated(page, '/services/consulting');
  const state = await failing(page, /\/assets\/tooltip-[^/]*\.js$/, 1);
  await page.getByRole('button', { name: 'Switch theme' }).hover();
  // The pointer may come to the button and to its icon, of which each asks.
  await expect.poll(() => state.tried).toBeGreaterThan(0);
  await page.mouse.move(300, 500);
  await page.getByRole('button', { name: 'Switch theme' }).hover();
  await expect(page.locator('[popover=manual]:popover-open')).toHaveText(
    /^Switch theme: (Dark|Light)$/,
  );
});

test.describe('a page whose own script', () => {
  const entry = /\/assets\/entry-[^/]*\.js$/;

  test('fails to come at first hydrates after all, and does what was pressed', async ({
    browser,
    page,
  }) => {
    skipUnlessImportsAreRepeated(browser);
    await page.clock.install();
    await page.goto('/resources/case-studies');
    const state = await failing(page, entry, 2);
    await page
      .getByRole('button', { name: /^Read More/ })
      .first()
      .dispatchEvent('click');
    await expect.poll(() => state.tried).toBeGreaterThan(1);
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('never comes is the page without script: the press leads to the text', async ({ page }) => {
    await page.clock.install();
    await failing(page, entry);
    await page.goto('/resources/case-studies');
    const opener = page.getByRole('button', { name: /^Read More/ }).nth(1);
    const slug = (await opener.getAttribute('href')) ?? '';
    await opener.dispatchEvent('click');
    await expect(page.locator(slug)).toBeHidden();
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(page.locator(slug)).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(new RegExp(`${slug}$`));
  });
});
