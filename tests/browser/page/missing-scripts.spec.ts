import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { skipUnlessImportsAreRepeated } from '../support/skip.ts';
import { expect, test } from '../support/test.ts';
import { PART } from '../../../renderer/contract.ts';

/* What needs a script that cannot be loaded gives way to what needs none. */

test.use({ mayComplain: true });

const ENTRY = /\/assets\/entry-[^/]*\.js$/;

async function withoutScripts(page: Page, scripts: RegExp): Promise<void> {
  await page.clock.install();
  await page.route(scripts, (route) => route.abort());
}

/** Lets time pass until all retries are over and what is expected is there. */
async function afterRetries(page: Page, expected: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    await expected();
  }).toPass();
}

test('the menu of narrow screens that was pressed is the place in the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutScripts(page, ENTRY);
  await page.goto('/services/consulting');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await afterRetries(page, () =>
    expect(menu.getByRole('link', { name: 'Our Customers' })).toBeVisible({ timeout: 500 }),
  );
  await expect(page).toHaveURL(/#menu$/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('the address of the inquiry leads to where to write', async ({ page }) => {
  await withoutScripts(page, ENTRY);
  await page.goto('/#inquiry');
  await afterRetries(page, () =>
    expect(page.locator('#inquiry').getByRole('link')).toBeInViewport({ timeout: 500 }),
  );
  await expect(page.locator('#inquiry').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  // It opens nothing any more.
  await expect(page.getByRole('button', { name: 'Send Inquiry' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send Inquiry' }).first()).toBeAttached();
});

test('dropdown menus open by hover and focus, and by their script once that is there', async ({
  browser,
  page,
}) => {
  skipUnlessImportsAreRepeated(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  const script = /\/assets\/Navigation-[^/]*\.js$/;
  await withoutScripts(page, script);
  await page.goto('/services/consulting');
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Services', exact: true }).first().hover();
  const links = page.locator(`[${PART}=content] a:visible`);
  await expect(links).toHaveCount(7);
  await page.mouse.move(600, 800);
  await expect(links).toHaveCount(0);
  await page.unroute(script);
  const trigger = page.getByRole('button', { name: 'Expertise', exact: true }).first();
  await afterRetries(page, async () => {
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  });
  await expect(links).toHaveCount(16);
});
