import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Asserts that the page is as wide as its window, and nothing has to be scrolled sideways. */
export async function expectNoOverhang(page: Page): Promise<void> {
  const [overhang, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
    innerWidth,
  ]);
  expect(overhang, `${page.url()} at ${width} px`).toBe(0);
}
