import type { Page } from '@playwright/test';
import { lookTest } from './test.ts';

interface OfVisit {
  /** Opens an address in a page, unless it is open there already. */
  visit: (page: Page, address: string) => Promise<void>;
}

/**
 * A test of one claim about a page of which there are several: the page stays open for the next test, because opening it
 * takes longer than most of them. For groups with `mode: 'default'`, whose tests follow one another in one worker.
 */
export const visitTest = lookTest.extend<OfVisit>({
  page: async ({ keptPage, baseURL, viewport }, provide) => {
    await provide(await keptPage({ baseURL }, viewport));
  },
  visit: async ({ baseURL }, provide) => {
    await provide(async (page, address) => {
      if (page.url() !== new URL(address, baseURL).href) await page.goto(address);
    });
  },
});
