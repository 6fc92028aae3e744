import type { Page, Route } from '@playwright/test';
import { expectHydrated, openHydrated } from '../support/hydrated.ts';
import { skipUnlessPointerHovers } from '../support/skip.ts';
import { expect, test } from '../support/test.ts';

const tooltip = (page: Page) => page.locator('[popover=manual]:popover-open');
const theme = (page: Page) => page.getByRole('button', { name: 'Switch theme' });
/** The scripts of tooltips that were asked for. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /tooltip-[^/]*\.js$/.test(name))
      .map(({ name }) => name),
  );

test('nothing of it is loaded before it is wanted', async ({ page }) => {
  await page.goto('/services/consulting');
  await page.keyboard.press('Tab');
  await expectHydrated(page);
  expect(await scripts(page)).toEqual([]);
  await theme(page).hover();
  await expect.poll(async () => (await scripts(page)).length).toBe(1);
});

test('shows after 700 ms, the next one at once, and again with the delay after 300 ms', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await openHydrated(page, '/about-us/life-at-4ce');
  const next = page.getByRole('button', { name: 'Next image' });
  const previous = page.getByRole('button', { name: 'Previous image' });
  // Its script is there, and only time decides.
  await next.hover();
  await expect(tooltip(page)).toHaveText('Next image');
  await page.mouse.move(5, 300);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.pauseAt(600_000);
  await next.hover();
  await page.clock.runFor(600);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(tooltip(page)).toHaveText('Next image');
  await previous.hover();
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveText('Previous image');
  await page.mouse.move(5, 300);
  await page.clock.runFor(200);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(400);
  await next.hover();
  await page.clock.runFor(600);
  await expect(tooltip(page)).toHaveCount(0);
});

test('shows on the control that was come to while its script was under way', async ({ page }) => {
  const asked = new Promise<Route>((resolve) => {
    void page.route('**/assets/tooltip-*.js', resolve);
  });
  await openHydrated(page, '/services/consulting');
  await page.getByRole('button', { name: 'Search', exact: true }).hover();
  const script = await asked;
  await theme(page).hover();
  await script.continue();
  await expect(tooltip(page)).toHaveText(/^Switch theme: (Dark|Light)$/);
});

test('shows on keyboard focus, goes on Escape, never takes the focus or repeats the name', async ({
  page,
}) => {
  await page.goto('/services/consulting');
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 12; presses++) {
    if (await theme(page).evaluate((button) => button.matches(':focus'))) break;
    await page.keyboard.press('Tab');
  }
  await expect(theme(page)).toBeFocused();
  await expect(tooltip(page)).toHaveText(/^Switch theme: (Dark|Light)$/);
  await expect(tooltip(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(theme(page)).toHaveAccessibleDescription('');
  await expect(theme(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('stays while the pointer rests on it, and on the screen', async ({ page }) => {
  await page.goto('/services/consulting');
  await skipUnlessPointerHovers(page);
  await theme(page).hover();
  await expect(tooltip(page)).toBeVisible();
  const box = await tooltip(page).boundingBox();
  expect(box).not.toBeNull();
  if (!box) return;
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.waitForTimeout(500);
  await expect(tooltip(page)).toBeVisible();
});

test('names the icon-only controls of a dialog and of the footer', async ({ page }) => {
  await page.goto('/services/consulting#inquiry');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).hover();
  await expect(tooltip(page)).toHaveText('Close');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const link of await page.getByRole('contentinfo').locator('ul a:has(> svg)').all()) {
    await link.hover();
    await expect(tooltip(page)).toHaveText((await link.getAttribute('aria-label')) ?? '');
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('nothing shows, and nothing is loaded', async ({ page }) => {
    await page.goto('/services/consulting');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.waitForTimeout(900);
    await expect(tooltip(page)).toHaveCount(0);
    // They would come in the way of what is pressed.
    expect(await scripts(page)).toEqual([]);
  });
});
