import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** How far the page is scrolled when a dialog opens, in pixels. */
const SCROLLED = 300;

const OPENERS = [
  ['the search', /^Search$/],
  ['another dialog', /^View Profile/],
] as const;

for (const [what, name] of OPENERS) {
  for (const isIos of [false, true]) {
    test(`behind ${what} the page neither moves nor scrolls${isIos ? ', on iOS either' : ''}`, async ({
      page,
    }) => {
      // Only browsers of iOS know this property.
      await page.addInitScript((supported) => {
        const supports = CSS.supports.bind(CSS);
        CSS.supports = (property: string, value?: string) => {
          if (property === '-webkit-touch-callout') return supported;
          return value === undefined ? supports(property) : supports(property, value);
        };
      }, isIos);
      await openHydrated(page, '/about-us/our-team');
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED);
      const main = page.locator('main');
      const before = await main.boundingBox();
      const body = page.locator('body');
      // For the second time the page is as it was.
      for (let times = 0; times < 2; times += 1) {
        const button = page.getByRole('button', { name });
        // A press by a pointer would scroll to it.
        await button.first().dispatchEvent('click');
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await main.boundingBox()).toEqual(before);
        await expect(body).toHaveCSS('overflow', 'hidden');
        // Fingers would scroll it there, whatever its overflow is.
        await expect(body).toHaveCSS('position', isIos ? 'fixed' : 'static');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLLED);
        expect(await main.boundingBox()).toEqual(before);
        await expect(body).not.toHaveCSS('overflow', 'hidden');
      }
    });
  }
}
