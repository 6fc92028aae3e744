import type { Page } from '@playwright/test';
import { copyFirstSite, devSiteOf } from '../support/dev-site.ts';
import { expect, test } from '../support/test.ts';

/* Development and studio show pages as visitors get them: what is next to what, and how far apart. */

const dev = devSiteOf(copyFirstSite);

/** Where the sections of a page begin and end, in pixels, as soon as they are there. */
async function extents(tab: Page, address: string): Promise<number[][]> {
  await tab.goto(address);
  const sections = tab.locator('main > section');
  await expect(sections.last()).toBeAttached();
  await tab.evaluate(() => document.fonts.ready);
  return sections.evaluateAll((all) =>
    all.map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    }),
  );
}

// Of these, a second section on the same ground, a strip and an opening are near what has another space then.
for (const route of ['/', '/resources/videos', '/services/consulting'])
  test(`${route} has its sections where the built page has them`, async ({
    page: tab,
    baseURL,
  }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 900 });
      const built = await extents(tab, baseURL + route);
      expect(built.length).toBeGreaterThan(2);
      await expect.poll(() => extents(tab, dev.address + route)).toEqual(built);
    }
  });
