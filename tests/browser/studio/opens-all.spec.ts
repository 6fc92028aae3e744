import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copySite } from '../../../test-support/content/copy-site.ts';
import { shrinkPhotographs } from '../../../test-support/content/light-site.ts';
import { routesToOpen } from '../../../test-support/content/routes-to-open.ts';
import { copyFirstSite } from '../support/dev-site.ts';
import { studioSiteOf } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/*
 * Somebody who only looks changes nothing: pages of four sites with every field that these sites use are opened, and
 * each of their blocks selected. ALL_PAGES=1 opens all pages.
 */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const SECOND = join(import.meta.dirname, '../../second-site');

const SITES: [name: string, pages: number, lay: (folder: string) => void][] = [
  ['the first site', 34, copyFirstSite],
  ['the bakery', 23, (folder) => copySite(join(SECOND, 'bakery'), folder)],
  ['the clinic', 16, (folder) => copySite(join(SECOND, 'clinic'), folder)],
  ['the conference', 12, (folder) => copySite(join(SECOND, 'conference'), folder)],
];

/** All files of a site but those of the engine (.cache, .data), by a digest of their bytes. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((file) => !/^\.(cache|data)\//.test(file));
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** So many frames a press may take; after a second without an answer it is made again. */
const FRAMES = 1200;

/** Presses the number of each block. @returns how many there are */
function selectEachBlock(tab: Page): Promise<number> {
  return tab.evaluate(
    async ({ frames, buttons }) => {
      // Asked for again each time: a list that is drawn again has other buttons.
      const handles = () => [...document.querySelectorAll<HTMLElement>(buttons)];
      let index = 0;
      for (; index < handles().length; index += 1) {
        let frame = 0;
        do {
          if (frame > frames) throw new Error(`Block ${index + 1} is not selected.`);
          if (frame % 60 === 0) handles()[index]?.click();
          frame += 1;
          await new Promise(requestAnimationFrame);
        } while (handles()[index]?.ariaPressed !== 'true');
      }
      return index;
    },
    { frames: FRAMES, buttons: '.handles button' },
  );
}

for (const [name, pages, lay] of SITES)
  test.describe(`of ${name}`, () => {
    const studio = studioSiteOf(async (folder) => {
      lay(folder);
      // Otherwise the first look at each page encodes its photographs.
      await shrinkPhotographs(folder, 96);
    });

    test('opening pages and selecting each block writes nothing', async ({ page: tab }) => {
      const before = filesOf(studio.folder);
      // So wide that the list of pages is always there.
      await tab.setViewportSize({ width: 1900, height: 900 });
      await studio.open(tab, '/');
      const list = tab.getByRole('navigation', { name: 'Pages' });
      const languages = list.getByRole('group', { name: 'Language of the pages' });
      const handles = tab.getByRole('list', { name: 'Blocks' }).getByRole('button');
      // The page of the search has no file, and is not in the list.
      const routes = routesToOpen(studio.folder).filter((route) => !route.endsWith('/search'));
      let listed = 0;
      const opened: string[] = [];
      for (const language of [undefined, ...(await languages.getByRole('button').all())].slice(
        -2,
      )) {
        await language?.click();
        for (const row of await list.locator('[data-page]').all()) {
          listed += 1;
          const route = (await row.getAttribute('data-page')) ?? '';
          if (!routes.includes(route)) continue;
          await row.click();
          // Those of the page before are gone at once.
          await expect(handles.first()).toBeVisible({ timeout: 60_000 });
          expect(await selectEachBlock(tab)).toBeGreaterThan(0);
          opened.push(route);
        }
      }
      expect(listed).toBe(pages);
      // A page that is not translated has two routes, and one row.
      expect(opened).toHaveLength(Math.min(routes.length, pages));
      await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
      expect(filesOf(studio.folder)).toEqual(before);
    });
  });
