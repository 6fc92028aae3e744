import { join } from 'node:path';
import { copySite } from '../../../test-support/content/copy-site.ts';
import { copyFirstSite } from '../support/dev-site.ts';
import { studioSiteOf } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Who only looks changes nothing: every page of three sites is opened, and each of its blocks selected. */

test.describe.configure({ mode: 'default', timeout: 900_000 });
test.use({ mayComplain: true });

const SECOND = join(import.meta.dirname, '../../second-site');

const SITES: [name: string, pages: number, lay: (folder: string) => void][] = [
  ['the first site', 34, copyFirstSite],
  ['the bakery', 23, (folder) => copySite(join(SECOND, 'bakery'), folder)],
  ['the clinic', 16, (folder) => copySite(join(SECOND, 'clinic'), folder)],
];

for (const [name, pages, lay] of SITES)
  test.describe(`of ${name}`, () => {
    const studio = studioSiteOf(lay);

    test('opening all pages and selecting each block writes nothing', async ({ page: tab }) => {
      await studio.open(tab, '/');
      const before = studio.files();
      const rows = tab
        .getByRole('navigation', { name: 'Pages' })
        .locator('section > ul > li > button');
      const handles = tab.getByRole('list', { name: 'Blocks' }).getByRole('button');
      await tab.getByRole('button', { name: 'Pages' }).click();
      const count = await rows.count();
      expect(count).toBeGreaterThanOrEqual(pages);
      for (let row = 0; row < count; row += 1) {
        if (row > 0) await tab.getByRole('button', { name: 'Pages' }).click();
        await rows.nth(row).click();
        // Those of the page before are gone at once.
        await expect(handles.first()).toBeVisible();
        for (let index = 0; index < (await handles.count()); index += 1) {
          await handles.nth(index).click();
          await expect(handles.nth(index)).toHaveAttribute('aria-pressed', 'true');
        }
      }
      await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
      expect(studio.files()).toEqual(before);
    });
  });
