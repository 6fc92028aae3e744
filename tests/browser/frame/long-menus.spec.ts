import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { buildSite, copySecondSite, serveBuilt } from '../support/built-site.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/* Whatever words stand in a dropdown menu, nothing overflows it, and it stays on the screen. */

test.describe.configure({ mode: 'default' });

/** No hyphenation helps: it is in no dictionary. */
const WORD = 'DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftX';
const MANY = 'A page about what we do for houses that are lived in while they are mended';

const items = (words: string, icon?: string) =>
  ['/', '/services/audits', 'https://one.example/', 'https://two.example/'].map((href, index) => ({
    name: `${words} ${index}`,
    href,
    ...(icon === undefined ? {} : { icon }),
  }));

/** The bar has room for the names; the last menu begins far on the right. */
const NAVIGATION = [
  { name: 'Simple', dropdownItems: items(WORD) },
  { name: 'Sections', sections: [{ title: WORD, items: items(WORD, 'mail') }] },
  {
    name: 'Two sections',
    sections: [
      { title: WORD, items: items(WORD, 'mail') },
      { title: `${WORD} too`, items: items(MANY, 'mail') },
    ],
  },
  { name: 'Home', href: '/' },
  { name: 'Many words', dropdownItems: items(MANY) },
];

const site = copySecondSite();
let address = '';
let close = () => {};

test.beforeAll(async () => {
  const file = join(site, 'site.yaml');
  const settings = parseDocument(readFileSync(file, 'utf8'));
  settings.set('navigation', NAVIGATION);
  writeFileSync(file, String(settings));
  buildSite(site);
  ({ address, close } = await serveBuilt(site));
});

test.afterAll(() => {
  close();
  rmSync(site, { recursive: true, force: true });
});

for (const width of [1024, 1100, 1440]) {
  for (const { name } of NAVIGATION.filter(({ href }) => href === undefined)) {
    test(`${name}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, `${address}/`);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click();
      const menu = page.getByRole('group', { name });
      await expect(menu).toBeVisible();
      expect(await findOverflow(page)).toEqual([]);
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      // Every entry is as wide as its column, however long the words of the one beside it are.
      const outside = await menu.evaluate((element) =>
        [...element.querySelectorAll('a')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(outside).toEqual([]);
    });
  }
}
