import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { goBack, openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

/** Fakes the host of the videos; the addresses asked for, in order. */
async function stubPlayer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><p>Player</p></html>',
    });
  });
  return asked;
}

test('three videos, dated August 14, 2025', async ({ page }) => {
  await page.goto('/resources/videos');
  await expect(page.getByRole('button', { name: /^Watch Video/ })).toHaveCount(3);
  await expect(page.locator('main time')).toHaveText(Array(3).fill('Aug 14, 2025'));
});

test('the player is asked for only after the press, plays at once and goes with its dialog', async ({
  page,
}) => {
  const asked = await stubPlayer(page);
  await openHydrated(page, '/resources/videos');
  const opener = page.getByRole('button', { name: /^Watch Video/ }).first();
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
    () => page.keyboard.press('Escape'),
    () => goBack(page),
  ]) {
    asked.length = 0;
    await opener.click();
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect
      .poll(() => asked)
      .toEqual([expect.stringMatching(/\/embed\/[\w-]{11}\?autoplay=1&enablejsapi=1$/)]);
    await close();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

for (const [how, dispatch] of Object.entries({
  Escape: () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  },
  'a press on the scrim': () => {
    const scrim = document.elementFromPoint(5, 400);
    for (const type of ['pointerdown', 'pointerup', 'click'])
      scrim?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 5, clientY: 400 }));
  },
})) {
  test(`${how} closes the dialog even before it is drawn`, async ({ page }) => {
    await stubPlayer(page);
    await openHydrated(page, '/resources/videos');
    const opener = page.getByRole('button', { name: /^Watch Video/ }).first();
    // The script of dialogs is there before the one that is meant.
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(
      `new MutationObserver((changes, observer) => {
        if (!document.querySelector('[data-part=backdrop]:not([hidden])')) return;
        observer.disconnect();
        window.appeared = true;
        (${dispatch.toString()})();
      }).observe(document.body, { childList: true, subtree: true, attributes: true })`,
    );
    await opener.click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'appeared'))).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/resources\/videos$/);
  });
}

test('closing twice at once does not leave the page', async ({ page }) => {
  await stubPlayer(page);
  await page.goto('/');
  await openHydrated(page, '/resources/videos');
  await page
    .getByRole('button', { name: /^Watch Video/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    for (let presses = 0; presses < 3; presses++)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/resources\/videos$/);
});

test('the page behind is locked without moving sideways', async ({ page }) => {
  await stubPlayer(page);
  await openHydrated(page, '/resources/videos');
  const heading = page.locator('h1');
  const before = await heading.boundingBox();
  await page
    .getByRole('button', { name: /^Watch Video/ })
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** @returns the dialog of the first video */
async function openPlayer(page: Page): Promise<Locator> {
  await stubPlayer(page);
  await openHydrated(page, '/resources/videos');
  await page
    .getByRole('button', { name: /^Watch Video/ })
    .first()
    .click();
  return page.getByRole('dialog');
}

test('the link below the player begins where its title does', async ({ page }) => {
  const dialog = await openPlayer(page);
  const link = await dialog.getByRole('link').boundingBox();
  const title = await dialog.getByRole('heading').boundingBox();
  expect(link?.x).toBe(title?.x);
});

test('the open player is accessible in both themes', async ({ page }) => {
  const dialog = await openPlayer(page);
  await expect(dialog.locator('iframe')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test.describe('without a script', () => {
  test('each video is a link', async ({ pageWithoutScript: page }) => {
    await page.goto('/resources/videos');
    const links = page.getByRole('main').getByRole('link', { name: /^Watch Video/ });
    await expect(links.and(page.locator('[target=_blank]'))).toHaveCount(3);
    // The others lead to these, which are further down.
    await expect(links.and(page.locator('[href^="#"]'))).toHaveCount(3);
    await expect(links).toHaveCount(6);
  });
});
