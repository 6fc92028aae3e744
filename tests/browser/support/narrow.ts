import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';

/** Windows in which everything can be used: as wide as WCAG 2.2 asks (1.4.10), and 1440 by 900 at 200 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** Nothing has lost the focus: it is in a page in a frame, or in something that is in sight. */
export async function expectFocus(tab: Page): Promise<void> {
  const isInSight = () =>
    tab.evaluate(() => {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) return false;
      return new Promise<boolean>((found) => {
        const look = new IntersectionObserver(([entry]) => {
          look.disconnect();
          found(entry?.isIntersecting === true);
        });
        look.observe(activeElement);
      });
    });
  await expect.poll(isInSight).toBe(true);
}

/**
 * Asserts that a state of the studio can be used in narrow windows, in both themes: what it shows is there, nothing has
 * lost the focus, axe finds nothing, what was said is not cut off, and nothing has to be scrolled sideways. The window is
 * as wide as before then.
 */
export async function expectUsableWhenNarrow(tab: Page, shown: Locator): Promise<void> {
  const before = tab.viewportSize();
  for (const size of NARROW) {
    await tab.setViewportSize(size);
    await expect(shown).toBeVisible();
    await expectFocus(tab);
    await expectAccessibleInBothThemes(tab);
    const widest = await tab.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(size.width);
    expect(await tab.getByRole('status').evaluate(isCut)).toBe(false);
  }
  if (before) await tab.setViewportSize(before);
}

function isCut({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth;
}
