import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest, test } from '../support/test.ts';
import type { SecondSite } from './second-site.ts';

/** The block that the bakery has of its own, on the page of its breads. */
export function testOwnBlock(site: SecondSite): void {
  lookTest('a block of the site is hydrated, and its links lead to dialogs', async ({ page }) => {
    await openHydrated(page, `${site.address()}/brote`);
    const week = page.getByRole('region', { name: 'Was wann aus dem Ofen kommt' });
    await expect(week.getByRole('heading', { level: 3 })).toHaveCount(7);
    await week.getByRole('button', { name: 'Buttermilchstange' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Buttermilchstange' })).toBeVisible();
  });

  test('a page without the block has not a byte of it', async ({ page, request }) => {
    const text = async (path: string) => (await request.get(site.address() + path)).text();
    const html = await text('/brote');
    const [, day = ''] = /<li class="(\w\w)"><h3>Dienstag/.exec(html) ?? [];
    expect(html).toContain(`.${day}{`);
    for (const path of ['/kuchen', '/kuchen/page.json', '/', '/page.json']) {
      const other = await text(path);
      expect(other, path).not.toContain(`.${day}{`);
      expect(other, path).not.toContain('baking-week');
    }
    const scripts: string[] = [];
    page.on('request', (asked) => scripts.push(asked.url()));
    await openHydrated(page, `${site.address()}/kuchen`);
    expect(scripts.filter((url) => url.includes('baking-week'))).toEqual([]);
  });
}
