import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest } from '../support/test.ts';
import type { SecondSite } from './second-site.ts';

/** What only the conference has: a program by rooms, speakers who are named in it, a manual for them, and events before it. */
export function testConference(site: SecondSite): void {
  lookTest(
    'the program is a list on phones, and has a column for each room on large screens',
    async ({ page }) => {
      const talks = ['A mountain in four lines', 'Sheets from an attic in Brno'].map((title) =>
        page.getByRole('main').getByText(title),
      );
      const [first, second] = talks;
      if (!first || !second) throw new Error('Two talks begin at the same time.');
      await openHydrated(page, `${site.address()}/program`);
      for (const [width, areBeside] of [
        [390, false],
        [1440, true],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const [one, other] = [await first.boundingBox(), await second.boundingBox()];
        expect(other?.y === one?.y, `${width} px`).toBe(areBeside);
      }
    },
  );

  lookTest('a speaker of a talk is opened on the page of speakers', async ({ page }) => {
    await openHydrated(page, `${site.address()}/program`);
    await page.getByRole('main').getByRole('link', { name: 'Tomáš Vrba' }).click();
    await expect(page.getByRole('dialog', { name: 'Tomáš Vrba' })).toBeVisible();
    await expect(page).toHaveURL(/\/speakers#tomas-vrba$/);
  });

  lookTest('what speakers read is a manual made of its folder', async ({ page }) => {
    await openHydrated(page, `${site.address()}/speaking`);
    const pages = page.getByRole('navigation', { name: 'For speakers' }).getByRole('link');
    await expect(pages.filter({ visible: true })).toHaveText([
      'Speak at Contour',
      'Before you come',
      'On the stage',
      'What we pay',
    ]);
    await page.getByRole('link', { name: 'Next page Before you come' }).click();
    await expect(page).toHaveURL(/\/speaking\/before$/);
    await expect(page.getByRole('link', { name: 'Previous page Speak at Contour' })).toBeVisible();
  });
}
