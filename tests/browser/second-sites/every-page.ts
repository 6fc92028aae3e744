import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { read } from '../support/reading.ts';
import { expect } from '../support/test.ts';
import { visitTest as test } from '../support/visit-test.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { expectNoOverhang } from '../support/overhang.ts';
import type { SecondSite } from './second-site.ts';

const HEIGHT = 900;
const PHONE = 390;
const LARGE = 1440;

/** What a page tells in so little time that none is left out. */
export function testAllPages(site: SecondSite, routes: Iterable<string>): void {
  test('no page scrolls sideways on a small phone', async ({ pageWithoutScript }) => {
    await pageWithoutScript.setViewportSize({ width: 320, height: HEIGHT });
    for (const route of routes) {
      await pageWithoutScript.goto(site.address() + route);
      await expectNoOverhang(pageWithoutScript);
    }
  });
}

/** What every page of every site has to hold. For a group with `mode: 'default'`: each page is opened once. */
export function testEveryPage(site: SecondSite, routes: string[]): void {
  for (const route of routes) {
    const open = async (page: Page, width: number): Promise<void> => {
      const address = site.address() + route;
      if (page.url() !== address) await openHydrated(page, address);
      await page.setViewportSize({ width, height: HEIGHT });
    };

    test.describe(route, () => {
      test('never scrolls sideways', async ({ page }) => {
        for (const width of [320, PHONE, LARGE]) {
          await open(page, width);
          await expectNoOverhang(page);
        }
      });

      for (const width of [PHONE, LARGE]) {
        test(`is accessible in both themes at ${width} px`, async ({ page }) => {
          await open(page, width);
          await expectAccessibleInBothThemes(page);
        });

        test(`shows where the focus is, to its end, at ${width} px`, async ({ page }) => {
          await open(page, width);
          const { unseen, toFooter } = await walkByKeyboard(page);
          expect(unseen).toEqual([]);
          expect(toFooter).toBe(true);
        });
      }

      test('says the same without a script', async ({ page, pageWithoutScript }) => {
        await open(page, LARGE);
        const hydrated = await read(page);
        await pageWithoutScript.setViewportSize({ width: LARGE, height: HEIGHT });
        await pageWithoutScript.goto(site.address() + route);
        expect(await read(pageWithoutScript)).toEqual(hydrated);
      });
    });
  }
}
