import type { Browser, Page } from '@playwright/test';
import { test } from './test.ts';

/**
 * Skips a test that needs a script to be fetched again. The Chromium that the tests bring along if none is installed
 * does not: until version 143, a script whose `import()` has failed is never asked for again.
 */
export function skipUnlessImportsAreRepeated(browser: Browser): void {
  const isOld = browser.browserType().name() === 'chromium' && parseInt(browser.version()) < 144;
  test.skip(isOld, 'Chromium before 144 never fetches a script again whose import has failed.');
}

/** Skips a test of what the pointer rests on, in a browser without a screen that says that nothing can rest. */
export async function skipUnlessPointerHovers(page: Page): Promise<void> {
  const hovers = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  test.skip(!hovers, 'This browser has no pointer that hovers.');
}
