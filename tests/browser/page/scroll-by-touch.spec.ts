import type { CDPSession, Locator, Page } from '@playwright/test';
import { followRequests } from '../support/follow-requests.ts';
import { expectHydrated, expectNotHydrated, openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/*
 * A finger that scrolls begins on a link as often as not. The page is hydrated, and the page behind the link fetched, once
 * it stays there, or is lifted.
 */

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** Later than a page is opened on any machine, in milliseconds. */
const HOUR = 3_600_000;

const CASES = '/resources/case-studies';

/** What hydration asks for first. */
const asked = (page: Page) => page.locator('link[rel=modulepreload]');

interface Finger {
  session: CDPSession;
  x: number;
  y: number;
}

/** Has a finger come down on a link. */
async function putFingerDown(page: Page, link: Locator): Promise<Finger> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the page.');
  const finger = {
    session: await page.context().newCDPSession(page),
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  };
  await touch(finger, 'touchStart');
  return finger;
}

function touch({ session, x, y }: Finger, type: 'touchStart' | 'touchMove', up = 0) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - up }] });
}

/** Moves the finger up until the page scrolls, and lifts it. */
async function scroll(page: Page, finger: Finger): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  for (let up = 30; up <= 300; up += 30) await touch(finger, 'touchMove', up);
  await finger.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await page.clock.runFor(1000);
}

/** However long a busy machine takes, the finger then moves before the page thinks that it stays. */
const stopClock = (page: Page) => page.clock.pauseAt(HOUR);

const openerOn = (page: Page) => page.getByRole('button', { name: /^Read More/ }).first();
const linkOn = (page: Page) => page.getByRole('link', { name: 'Salesforce for manufacturing' });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
});

test('a finger that scrolls has no script run', async ({ page }) => {
  await page.goto(CASES);
  await stopClock(page);
  await scroll(page, await putFingerDown(page, openerOn(page)));
  await expect(asked(page)).toHaveCount(0);
  await expectNotHydrated(page);
});

test('one that stays on what opens a dialog has the page hydrated', async ({ page }) => {
  await page.goto(CASES);
  await stopClock(page);
  await putFingerDown(page, openerOn(page));
  await expect(asked(page)).toHaveCount(0);
  await page.clock.runFor(60);
  await expect(asked(page)).not.toHaveCount(0);
  await expectHydrated(page);
});

test('on a hydrated page, the page behind a link is fetched for one that stays, not for one that scrolls', async ({
  page,
}) => {
  await openHydrated(page, CASES);
  await stopClock(page);
  const requests = followRequests(page);
  const link = linkOn(page);
  await scroll(page, await putFingerDown(page, link));
  expect(requests).not.toContain('/industries/manufacturing/page.json');
  await putFingerDown(page, link);
  await page.clock.runFor(60);
  await expect.poll(() => requests).toContain('/industries/manufacturing/page.json');
});
