import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Whatever words are in a dropdown menu, nothing overflows it, and it stays on the screen. */

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

const served = servedSite(() => {
  const site = copySecondSite();
  const file = join(site, 'site.yaml');
  const settings = parseDocument(readFileSync(file, 'utf8'));
  settings.set('navigation', NAVIGATION);
  writeFileSync(file, String(settings));
  return site;
});

for (const width of [1024, 1100, 1440]) {
  for (const { name } of NAVIGATION.filter(({ href }) => href === undefined)) {
    test(`${name}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, `${served.address}/`);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name, exact: true })
        .click();
      const menu = page.getByRole('group', { name, exact: true });
      await expect(menu).toBeVisible();
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      const outside = await menu.evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          const words = range.getBoundingClientRect();
          // The entry, or the title of a section: what holds the words, and the column around it.
          for (const around of [text.parentElement, text.parentElement?.closest('ul, div')]) {
            const edges = around?.getBoundingClientRect();
            if (edges && words.left >= edges.left - 1 && words.right <= edges.right + 1) continue;
            found.push(text.textContent ?? '');
          }
        }
        return found;
      });
      expect(outside).toEqual([]);
    });
  }
}
