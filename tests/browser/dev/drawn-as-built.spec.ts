import type { Page } from '@playwright/test';
import { copyFirstSite, devSiteOf } from '../support/dev-site.ts';
import { expect, test } from '../support/test.ts';

/* Development and studio show pages as visitors get them, with sections in the same places. */

const dev = devSiteOf(copyFirstSite);

/** Where the sections of a page begin and end, in pixels. */
function extents(tab: Page): Promise<number[][]> {
  return tab.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    }),
  );
}

test('sections are where the built page has them', async ({ page: tab, baseURL }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  // A second section on the same ground, a strip and an opening are among them, which need less space.
  for (const route of ['/', '/resources/videos', '/services/consulting']) {
    const built: number[][][] = [];
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto(`${baseURL}${route}`);
      await tab.evaluate(() => document.fonts.ready);
      built.push(await extents(tab));
    }
    expect(built[0]?.length, route).toBeGreaterThan(2);
    await tab.goto(dev.address + route);
    await expect(tab.locator('main > section').last()).toBeAttached();
    for (const [at, width] of [1440, 390].entries()) {
      await tab.setViewportSize({ width, height: 900 });
      await expect.poll(() => extents(tab), `${route}, ${width} px`).toEqual(built[at]);
    }
  }
});
