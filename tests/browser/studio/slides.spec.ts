import { ORDER_ROUTE as ROUTE, writeOrderPage } from '../support/order-page.ts';
import { studioSite, takeBack } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* A block that is moved slides to its place; the marks of the studio are there at once. */

test.describe.configure({ mode: 'default', timeout: 180_000 });

const studio = studioSite(writeOrderPage);

test('a moved block slides in 160 ms, its marks do not, and nothing does with reduced motion', async ({
  page: tab,
}) => {
  // All blocks are on the screen.
  await tab.setViewportSize({ width: 1440, height: 1600 });
  const page = await studio.open(tab, ROUTE);
  const quote = page.locator('[data-block="quote"]');
  const stats = page.locator('[data-block="stats"]');
  await page.locator('html').evaluate(slowDown);
  await tab.getByRole('button', { name: 'Block 4 of 4, Quote' }).click();
  await tab.keyboard.press('Alt+ArrowUp');
  const number = tab.getByRole('button', { name: 'Block 3 of 4, Quote' });
  await expect(number).toHaveAttribute('aria-pressed', 'true');
  await expect(number).toBeFocused();
  await expect(quote).toHaveAttribute('data-slides', /^0px \d[\d.]*px, 160 ms$/);
  await expect(stats).toHaveAttribute('data-slides', /^0px -\d[\d.]*px, 160 ms$/);
  const marks = [page.locator('.crop'), number];
  const tops = (all: typeof marks) =>
    Promise.all(all.map(async (one) => Math.round((await one.boundingBox())?.y ?? NaN)));
  const [begin = NaN] = await tops([quote]);
  const [crop = NaN, ...others] = await tops(marks);
  expect(begin - crop).toBeGreaterThan(50);
  await page.locator('html').evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });
  await expect.poll(() => tops([quote])).toEqual([crop + 8]);
  expect(await tops(marks)).toEqual([crop, ...others]);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await quote.evaluate((element) => element.removeAttribute('data-slides'));
  await tab.keyboard.press('Alt+ArrowDown');
  await expect(tab.getByRole('button', { name: 'Block 4 of 4, Quote' })).toBeFocused();
  await expect(stats.locator('xpath=following-sibling::*[@data-block="quote"]')).toBeVisible();
  await expect(quote).not.toHaveAttribute('data-slides');
  await takeBack(tab);
});

/** What slides hardly gets anywhere, and says in an attribute by how much it is off, and how long that would take. */
function slowDown(): void {
  for (const slide of document.getAnimations()) {
    const { effect, playbackRate } = slide;
    if (!(effect instanceof KeyframeEffect) || playbackRate < 1) continue;
    slide.playbackRate = 0.001;
    const [first] = effect.getKeyframes();
    const duration = Number(effect.getTiming().duration);
    effect.target?.setAttribute('data-slides', `${first?.['translate']}, ${duration} ms`);
  }
  requestAnimationFrame(slowDown);
}
