import type { Page } from '@playwright/test';
import { openHydrated, setHidden } from '../support/hydrated.ts';
import { expect, lookTest, test } from '../support/test.ts';

/** Opens the page, and waits until its carousel runs: three of its four slides are out of reach then. */
async function openCarousel(page: Page): Promise<void> {
  await openHydrated(page, '/about-us/life-at-4ce');
  const slides = page.locator('.glide__slide:not(.glide__slide--clone)');
  await expect(slides.and(page.locator('[inert]'))).toHaveCount(3);
}

test('four images follow one another every two seconds and wrap', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  const position = page.locator('p').filter({ hasText: /^\d of 4\. / });
  await expect(position).toHaveText(/^1 of 4/);
  await expect(page.getByRole('button', { name: 'Pause images' })).toBeVisible();
  const now = () => page.evaluate(() => Date.now());
  let turnedAt = 0;
  for (const expected of [2, 3, 4, 1]) {
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100);
          return position.innerText();
        },
        { intervals: [0] },
      )
      .toMatch(new RegExp(`^${expected} of 4`));
    const turned = await now();
    if (turnedAt) expect(Math.abs(turned - turnedAt - 2000)).toBeLessThan(900);
    turnedAt = turned;
  }
});

lookTest(
  'the buttons and the arrow keys wrap both ways, and stop the movement',
  async ({ page }) => {
    await openCarousel(page);
    const position = page.locator('p').filter({ hasText: /^\d of 4\. / });
    await page.getByRole('button', { name: 'Pause images' }).click();
    const start = Number((await position.innerText())[0]);
    const wrapped = (steps: number) => new RegExp(`^${((start - 1 + steps + 8) % 4) + 1} of 4`);
    await page.getByRole('button', { name: 'Previous image' }).click();
    await expect(position).toHaveText(wrapped(-1));
    for (let steps = 0; steps <= 3; steps++) {
      await page.waitForTimeout(800);
      await page.getByRole('button', { name: 'Next image' }).click();
      await expect(position).toHaveText(wrapped(steps));
    }
    await page.waitForTimeout(800);
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(wrapped(2));
    await expect(page.getByRole('button', { name: 'Play images' })).toBeVisible();
  },
);

test('focus inside stops it for good', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  const position = page.locator('p').filter({ hasText: /^\d of 4\. / });
  await page.getByRole('button', { name: 'Next image' }).focus();
  await expect(page.getByRole('button', { name: 'Play images' })).toBeVisible();
  const shown = await position.innerText();
  await page.clock.runFor(9000);
  await expect(position).toHaveText(shown);
});

test('it rests while the page is hidden and goes on afterwards', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await expect(page.getByRole('button', { name: 'Pause images' })).toBeVisible();
  const position = page.locator('p').filter({ hasText: /^\d of 4\. / });
  await setHidden(page, true);
  const shown = await position.innerText();
  await page.clock.runFor(9000);
  await expect(position).toHaveText(shown);
  await setHidden(page, false);
  await page.clock.runFor(2500);
  await expect(position).not.toHaveText(shown);
});

test('nothing moves by itself where reduced motion is asked for', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await expect(page.getByRole('button', { name: 'Play images' })).toBeVisible();
  await page.clock.runFor(9000);
  await expect(page.locator('p').filter({ hasText: /^\d of 4\. / })).toHaveText(/^1 of 4/);
});

lookTest('every press counts, also during a movement', async ({ page }) => {
  await openCarousel(page);
  const position = page.locator('p').filter({ hasText: /^\d of 4\. / });
  await page.getByRole('button', { name: 'Pause images' }).click();
  const start = Number((await position.innerText())[0]);
  for (let press = 0; press < 6; press++)
    await page.getByRole('button', { name: 'Next image' }).click();
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(new RegExp(`^${((start - 1 + 11) % 4) + 1} of 4`));
});

test('a line of the day fills its row on wide screens, the text where the lead of the section is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about-us/life-at-4ce');
  const day = page.getByRole('region', { name: /^One working day/ });
  const [lead, ...texts] = await day
    .locator('div > p:not(li > p)')
    .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().left));
  expect(texts).toHaveLength(5);
  for (const left of texts) expect(Math.abs(left - (lead ?? 0))).toBeLessThan(2);
});
