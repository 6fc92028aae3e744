import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/* A player that does not come says so in its dialog, next to the link, and the cover stays instead of it. */

test.use({ mayComplain: true });

const HOST = 'https://www.youtube-nocookie.com';

/** Opens a video; the time of the page stands still but for what a test lets pass. */
async function openVideo(page: Page) {
  await openHydrated(page, '/resources/videos');
  await page.clock.install();
  await page
    .getByRole('button', { name: /^Watch Video/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await page.clock.runFor(500);
  await expect(dialog.locator('iframe')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Watch the video/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\//,
  );
  return dialog;
}

/** A fake of the host of the videos: a page that runs a script. */
async function fulfillWith(page: Page, script: string): Promise<void> {
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Player</title><script>${script}</script></html>`,
    }),
  );
}

test('one that is blocked', async ({ page }) => {
  await page.route(`${HOST}/**`, (route) => route.abort());
  const dialog = await openVideo(page);
  await page.clock.runFor(4000);
  await expect(dialog.getByRole('status')).toBeEmpty();
  // Until it has come there is nothing in it to go to.
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':is(a, button):focus')).toHaveCount(1);
  }
  await page.clock.runFor(2000);
  await expect(dialog.getByRole('status')).toHaveText(/^The player could not load/);
  // What is seen is the cover, not the browser's own error page.
  await expect(dialog.locator('iframe')).toHaveCSS('opacity', '0');
  await expect(dialog.locator('iframe').locator('..').locator('[aria-hidden] svg')).toBeVisible();
});

test('one that is asked for without a connection, at once', async ({ page, context }) => {
  await page.route(`${HOST}/**`, (route) => route.abort());
  // Whatever the dialog needs is there from the first time.
  await openVideo(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Watch Video/ })
    .first()
    .click();
  await page.clock.runFor(500);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /^The player could not load/,
  );
});

test('one whose connection is lost before it answers', async ({ page, context }) => {
  await fulfillWith(page, '');
  const dialog = await openVideo(page);
  await expect(dialog.getByRole('status')).toBeEmpty();
  await context.setOffline(true);
  await expect(dialog.getByRole('status')).toHaveText(/^The player could not load/);
});

test('one that answers is not missing, and asked no more', async ({ page }) => {
  await fulfillWith(
    page,
    `window.asked = [];
    addEventListener('message', ({ data, source }) => {
      asked.push(JSON.parse(data).event);
      source.postMessage('{"event":"onReady"}', '*');
    });`,
  );
  const dialog = await openVideo(page);
  const frame = page.frame({ url: /embed/ });
  const asked = () => frame?.evaluate<string[]>('asked');
  await expect
    .poll(async () => {
      await page.clock.runFor(250);
      return asked();
    })
    .toContain('listening');
  await page.clock.runFor(500);
  const times = (await asked())?.length;
  await page.clock.runFor(20_000);
  expect((await asked())?.length).toBe(times);
  await expect(dialog.getByRole('status')).toBeEmpty();
});

test('one that answers late is not missing any more', async ({ page }) => {
  await fulfillWith(page, '');
  const dialog = await openVideo(page);
  await page.clock.runFor(10_000);
  await expect(dialog.getByRole('status')).toHaveText(/^The player could not load/);
  await page.frame({ url: /embed/ })?.evaluate(() => parent.postMessage('{}', '*'));
  await expect(dialog.getByRole('status')).toBeEmpty();
  await expect(dialog.locator('iframe')).toHaveCSS('opacity', '1');
});

test('no other frame or page answers for it', async ({ page }) => {
  await fulfillWith(page, '');
  const dialog = await openVideo(page);
  await page.clock.runFor(10_000);
  await page.evaluate(() => postMessage('{}', '*'));
  await page.waitForTimeout(300);
  await expect(dialog.getByRole('status')).toHaveText(/^The player could not load/);
});
