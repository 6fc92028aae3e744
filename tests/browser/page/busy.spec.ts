import type { Locator, Page } from '@playwright/test';
import { holdRequests, SCRIPTS } from '../support/hold-requests.ts';
import { expectHydrated, goBack, openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/* What is pressed while scripts are under way says at once that it was, until it is answered. */

const DIALOG = /\/assets\/(ModalDialog|Form)-[^/]*\.js$/;

/** Of the first slide, which stays: nothing moves by itself. While the dialog is open, the page around it has no roles. */
const inquiry = (page: Page) =>
  page.locator('.glide__slide:not(.glide__slide--clone) a[href="#inquiry"]').first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses it as a visitor does, and gives the milliseconds until a frame shows that it was. */
function timeUntilSeen(button: Locator): Promise<number> {
  return button.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () =>
          getComputedStyle(element).opacity === '0.6'
            ? resolve(performance.now() - start)
            : requestAnimationFrame(look);
        element.click();
        requestAnimationFrame(look);
      }),
  );
}

async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('opacity', '0.6');
  await expect.poll(() => heightOfBar(button)).toBe('3px');
}

async function expectAnswered(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(button).toHaveCSS('opacity', '1');
  expect(await heightOfBar(button)).toBe('auto');
}

/** Of the bar at the top of the window: `auto` where there is none. */
function heightOfBar(button: Locator): Promise<string> {
  return button.evaluate(() => getComputedStyle(document.body, '::after').height);
}

/** Presses what opens the inquiry, which says at once that it was pressed, and no longer once the form is there. */
async function expectPressShown(page: Page, button: Locator, release: () => void): Promise<void> {
  expect(await timeUntilSeen(button)).toBeLessThan(100);
  await expectBusy(button);
  release();
  await expect(page.getByLabel('First Name *')).toBeFocused();
  await expectAnswered(button);
}

test('Send Inquiry shows within 100 ms that it was pressed, also before the page is hydrated @core', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/');
  const button = inquiry(page);
  await expectPressShown(page, button, release);
  // Of the buttons with this address, it is the one that was pressed.
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('and where only the dialog and its form are still to come', async ({ page }) => {
  await openHydrated(page, '/');
  const release = await holdRequests(page, DIALOG);
  await expectPressShown(page, inquiry(page), release);
});

test('who goes back while it is under way has a page that is at rest', async ({ page }) => {
  await openHydrated(page, '/resources/case-studies');
  const release = await holdRequests(page, DIALOG);
  const button = page.getByRole('button', { name: /^Read More/ }).first();
  await button.click();
  await expectBusy(button);
  await goBack(page);
  await expectAnswered(button);
  release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a menu and the search show it, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/services/consulting');
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expectBusy(menu);
  const search = banner.getByRole('button', { name: 'Search' });
  await search.click();
  await expectBusy(search);
  release();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expectHydrated(page);
  for (const button of await page.locator('header button, header a').all())
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
});
