import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** The middle of a page's first drawing as it is painted; its rounded corners are not smoothed the same each time. */
async function paint(page: Page): Promise<Buffer> {
  const drawing = page.locator('main img').first();
  await drawing.evaluate((image: HTMLImageElement) => image.decode());
  const { x, y } = (await drawing.boundingBox()) ?? { x: 0, y: 0 };
  const clip = { x: x + 50, y: y + 50, width: 400, height: 400 };
  return page.screenshot({ animations: 'disabled', clip });
}

test('drawings are dark by the switch as by the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openHydrated(page, '/services/service-cloud');
  const darkBySystem = await paint(page);

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await paint(page);
  expect(light.equals(darkBySystem)).toBe(false);

  // Below a pointer or with the focus the button shows its tooltip, over the drawing.
  await page.getByRole('button', { name: 'Switch theme' }).dispatchEvent('click');
  await expect.poll(async () => (await paint(page)).equals(darkBySystem)).toBe(true);
});

test('a drawing is asked for when it comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/services/service-cloud', { waitUntil: 'load' });
  const last = page.locator('main img').last();
  const url = new URL((await last.getAttribute('src')) ?? '', page.url()).href;
  expect(asked).not.toContain(url);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(url);
});
