import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { read } from '../support/reading.ts';
import { expect, lookTest as test } from '../support/test.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { expectNoOverhang } from './overhang.ts';
import type { SecondSite } from './second-site.ts';

/** What every page of every site has to hold. */
export function testEveryPage(site: SecondSite, routes: string[]): void {
  for (const route of routes) {
    test(`${route} is for everyone, in both themes, on a phone and a large screen`, async ({
      page,
      pageWithoutScript,
    }) => {
      await openHydrated(page, site.address() + route);
      await page.setViewportSize({ width: 320, height: 900 });
      await expectNoOverhang(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverhang(page);
        await expectAccessibleInBothThemes(page);
        const { unseen, toFooter } = await walkByKeyboard(page);
        expect(unseen, `unseen at ${width} px`).toEqual([]);
        expect(toFooter).toBe(true);
      }
      const hydrated = await read(page);
      await pageWithoutScript.setViewportSize({ width: 1440, height: 900 });
      await pageWithoutScript.goto(site.address() + route);
      expect(await read(pageWithoutScript)).toEqual(hydrated);
    });
  }
}
