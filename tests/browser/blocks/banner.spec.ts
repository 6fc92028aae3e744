import type { Page } from '@playwright/test';
import { SCRIPTS } from '../support/hold-requests.ts';
import { expectHydrated, setHidden } from '../support/hydrated.ts';
import { expect, lookTest, test } from '../support/test.ts';

const SLIDES = ['Salesforce partner', 'Implementation', 'Digital transformation'];

/** The number of the slide that can be reached, from 1; 0 while several can. */
async function shownSlide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const slides = [
      ...document.querySelectorAll<HTMLElement>('.glide__slide:not(.glide__slide--clone)'),
    ];
    const reachable = slides.filter(({ inert }) => !inert);
    return reachable.length === 1 && reachable[0] ? slides.indexOf(reachable[0]) + 1 : 0;
  });
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expectHydrated(page);
  await expect.poll(() => shownSlide(page)).toBe(1);
}

test('three slides turn by themselves every five seconds and loop', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await expect(
    page.getByRole('region', { name: 'Highlights' }).locator('[aria-current]'),
  ).toHaveText(SLIDES[0] ?? '');
  for (const expected of [2, 3, 1]) {
    await page.clock.runFor(5100);
    await expect.poll(() => shownSlide(page)).toBe(expected);
    await page.clock.runFor(1000);
  }
});

lookTest(
  'arrows, picker and arrow keys turn it, both ways round',
  { tag: '@core' },
  async ({ page }) => {
    await openHome(page);
    const banner = page.getByRole('region', { name: 'Highlights' });
    await banner.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => shownSlide(page)).toBe(2);
    await expectAtRest(page);
    await banner.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => shownSlide(page)).toBe(1);
    await expectAtRest(page);
    await banner.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => shownSlide(page)).toBe(3);
    await expectAtRest(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownSlide(page)).toBe(1);
    await expectAtRest(page);
    await page.keyboard.press('End');
    await expect.poll(() => shownSlide(page)).toBe(3);
    await expectAtRest(page);
    await banner.getByRole('button', { name: SLIDES[1] }).click();
    await expect.poll(() => shownSlide(page)).toBe(2);
  },
);

lookTest('arrow keys outside of the banner leave it alone', async ({ page }) => {
  await openHome(page);
  await page.getByRole('banner').getByRole('link', { name: /home/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(300);
  expect(await shownSlide(page)).toBe(1);
});

test('focus inside stops it for good', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).focus();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await page.clock.runFor(12_000);
  expect(await shownSlide(page)).toBe(1);
  await page.getByRole('button', { name: 'Play slides' }).click();
  await page.clock.runFor(5100);
  await expect.poll(() => shownSlide(page)).toBe(2);
});

lookTest('the pause button pauses and plays', { tag: '@core' }, async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await page.getByRole('button', { name: 'Play slides' }).click();
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
});

test('it rests while the page is hidden and goes on afterwards', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'hiding the page is emulated the same way everywhere');
  await page.clock.install();
  await openHome(page);
  await setHidden(page, true);
  await page.clock.runFor(12_000);
  expect(await shownSlide(page)).toBe(1);
  await setHidden(page, false);
  await page.clock.runFor(5100);
  await expect.poll(() => shownSlide(page)).toBe(2);
});

test('nothing moves by itself where reduced motion is asked for, before Play is pressed', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'stock Firefox ignores the emulation of reduced motion');
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(12_000);
  expect(await shownSlide(page)).toBe(1);
});

test.describe('before its script is there', () => {
  // Chromium says so where something preloaded is not used for some seconds.
  test.use({ mayComplain: true });

  test('what stands still offers no pause', async ({ page }) => {
    await page.route(SCRIPTS, () => {});
    const pause = page.getByRole('button', { name: 'Pause slides' });
    for (const [reducedMotion, count] of [
      ['no-preference', 1],
      ['reduce', 0],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
      await expect(pause).toHaveCount(count);
    }
  });
});

lookTest(
  'only the slide that shows can be reached with Tab, its copies never',
  { tag: '@core' },
  async ({ page }) => {
    await openHome(page);
    expect(await page.locator('.glide__slide--clone').count()).toBeGreaterThan(0);
    await page.locator('main').focus();
    const reached = new Set<string>();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const slide = document.activeElement?.closest('.glide__slide');
          if (!slide) return 'none';
          return slide.matches('.glide__slide--clone')
            ? 'clone'
            : (slide.getAttribute('aria-label') ?? '');
        }),
      );
    }
    expect([...reached].filter((name) => name !== 'none')).toEqual([`1 of 3: ${SLIDES[0]}`]);
  },
);

/** How far the slide that can be reached is from where slides show, in pixels. */
function offset(page: Page): Promise<number> {
  return page.evaluate(() => {
    const slides = document.querySelectorAll('.glide__slide:not(.glide__slide--clone)');
    const shown = [...slides].find((slide) => !slide.hasAttribute('inert'));
    const viewport = shown?.closest('[data-viewport]');
    if (!shown || !viewport) return Infinity;
    return Math.abs(shown.getBoundingClientRect().left - viewport.getBoundingClientRect().left);
  });
}

/** Waits until the slide that can be reached is where slides show. */
async function expectAtRest(page: Page): Promise<void> {
  await expect.poll(() => offset(page)).toBeLessThan(1);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  lookTest(
    `every press counts, also during a movement (reduced motion: ${reducedMotion})`,
    { tag: '@core' },
    async ({ page, browserName }) => {
      test.skip(
        browserName !== 'chromium' && reducedMotion === 'reduce',
        'stock Firefox ignores the emulation of reduced motion',
      );
      await page.emulateMedia({ reducedMotion });
      await openHome(page);
      const banner = page.getByRole('region', { name: 'Highlights' });
      const expectShown = async (slide: number) => {
        expect(await shownSlide(page)).toBe(slide);
        await expectAtRest(page);
      };
      const next = banner.getByRole('button', { name: 'Next slide' });
      const previous = banner.getByRole('button', { name: 'Previous slide' });
      for (let press = 0; press < 5; press++) await next.click();
      await expectShown(3);
      for (let press = 0; press < 4; press++) await previous.click();
      await expectShown(2);
      for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
      await expectShown(3);
      for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft');
      await expectShown(1);
      // The last one wins.
      await next.click();
      await page.keyboard.press('End');
      await previous.click();
      await banner.getByRole('button', { name: SLIDES[0] }).click();
      await next.click();
      await expectShown(2);
      await page.waitForTimeout(700);
      await expectShown(2);
    },
  );
}

lookTest('every swipe counts, also during a movement', async ({ page }) => {
  await openHome(page);
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, 160);
    await page.mouse.down();
    await page.mouse.move((from + to) / 2, 160);
    await page.mouse.move(to, 160);
    await page.mouse.up();
  };
  for (let swipes = 0; swipes < 4; swipes++) await swipe(900, 400);
  expect(await shownSlide(page)).toBe(2);
  for (let swipes = 0; swipes < 5; swipes++) await swipe(400, 900);
  expect(await shownSlide(page)).toBe(3);
  await expectAtRest(page);
});

test('presses from before the script came all count', async ({ page }) => {
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Next slide' });
  for (let press = 0; press < 5; press++) await next.click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect.poll(() => shownSlide(page)).toBe(3);
});
