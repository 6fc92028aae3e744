import type { CDPSession, Page } from '@playwright/test';
import { expectHydrated, expectNotHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/* A finger that scrolls begins on a link as often as not. The page is hydrated once it stays there, or is lifted. */

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** Later than a page is opened on any machine, in milliseconds. */
const HOUR = 3_600_000;

/** What hydration asks for first. */
const asked = (page: Page) => page.locator('link[rel=modulepreload]');

interface Finger {
  session: CDPSession;
  x: number;
  y: number;
}

/** Opens a page, and has a finger come down on what opens a dialog. */
async function putFingerDown(page: Page): Promise<Finger> {
  await page.clock.install({ time: 0 });
  await page.goto('/resources/case-studies');
  // However long a busy machine takes, the finger moves before the page thinks that it stays.
  await page.clock.pauseAt(HOUR);
  const opener = page.getByRole('button', { name: /^Read More/ }).first();
  await opener.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await opener.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const finger = {
    session: await page.context().newCDPSession(page),
    x: x + width / 2,
    y: y + height / 2,
  };
  await touch(finger, 'touchStart');
  return finger;
}

function touch({ session, x, y }: Finger, type: 'touchStart' | 'touchMove', up = 0) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - up }] });
}

test('a finger that scrolls has no script run', async ({ page }) => {
  const finger = await putFingerDown(page);
  const before = await page.evaluate(() => scrollY);
  for (let up = 30; up <= 300; up += 30) await touch(finger, 'touchMove', up);
  await finger.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await page.clock.runFor(1000);
  await expect(asked(page)).toHaveCount(0);
  await expectNotHydrated(page);
});

test('one that stays on what opens a dialog has the page hydrated', async ({ page }) => {
  await putFingerDown(page);
  await expect(asked(page)).toHaveCount(0);
  await page.clock.runFor(60);
  await expect(asked(page)).not.toHaveCount(0);
  await expectHydrated(page);
});
