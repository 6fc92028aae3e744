import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HYDRATED } from '../../../renderer/contract.ts';
import { copySite } from '../../../test-support/content/copy-site.ts';
import { shrinkPhotographs } from '../../../test-support/content/light-site.ts';
import { dialogsLeftOut, routesToOpen } from '../../../test-support/content/routes-to-open.ts';
import { copyFirstSite, type DevSite, devSiteOf } from '../support/dev-site.ts';
import { expect, lookTest as test } from '../support/test.ts';
import { readTexts, type ShownText } from './read-texts.ts';
import { wordsAt } from './words-at.ts';

/*
 * Where everything that a page says was written, on pages of four sites with every field that these sites use, as they
 * live in a browser, with their dialogs: each text has a place, at which its file says the same, or a reason. What has neither is what
 * components write between texts. ALL_PAGES=1 opens all pages.
 */

test.describe.configure({ mode: 'serial' });

const ROOT = join(import.meta.dirname, '../../..');

/** Between texts, and numbers of pages: no word of any language. */
const NO_WORDS = /^[^\p{L}]*$/u;

/** Far fewer than any site has on its pages, on average. */
const TEXTS_A_PAGE = 40;

interface Found {
  route: string;
  texts: ShownText[];
}

async function open(tab: Page, site: DevSite, route: string): Promise<Found> {
  await tab.goto(site.address + route);
  await expect(tab.locator('html')).toHaveAttribute(HYDRATED, '');
  return { route, texts: await readTexts(tab) };
}

/** The addresses of the dialogs that a page leads to. */
async function dialogsOf(tab: Page): Promise<string[]> {
  const links = await tab.locator('#root a[href^="#"][aria-haspopup="dialog"]').all();
  const slugs = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(slugs.flatMap((slug) => slug ?? []))];
}

/** What a dialog says, once its form has come. */
async function openDialog(tab: Page, slug: string): Promise<Found> {
  await tab.evaluate((hash) => (location.hash = hash), slug);
  const dialog = tab.getByRole('dialog');
  await expect(dialog, slug).toBeVisible();
  // A form is loaded then; an article and a picture are there at once.
  await expect(dialog.locator('form, img, svg, iframe').last()).toBeAttached();
  const texts = await readTexts(tab, '[role="dialog"]');
  await tab.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return { route: slug, texts };
}

/** Texts without a place and a reason. */
function unknown({ route, texts }: Found, ofComponents: readonly string[]): string[] {
  return texts.flatMap(({ text, shown }) =>
    shown.length > 0 || NO_WORDS.test(text) || ofComponents.includes(text)
      ? []
      : [`${route}: ${text}`],
  );
}

/** Texts whose place says something else. */
function wrong({ route, texts }: Found, folder: string): string[] {
  return texts.flatMap(({ text, shown: [first] }) => {
    if (!first?.place || first.kind === 'day') return [];
    const { words, place } = first;
    const said = wordsAt(folder, place);
    const isThere = said.includes(text) || (text.includes(words) && said.includes(words));
    return isThere ? [] : [`${route}: ${text} is not at ${place.file}#${place.pointer}`];
  });
}

const SITES = [
  { name: 'the first site', from: '', dialogs: 5, ofComponents: [] },
  // Its own block says so itself.
  {
    name: 'the bakery',
    from: 'bakery',
    dialogs: 3,
    ofComponents: ['seit'],
  },
  { name: 'the clinic', from: 'clinic', dialogs: 3, ofComponents: [] },
  {
    name: 'the conference',
    from: 'conference',
    dialogs: 2,
    ofComponents: [],
  },
];

for (const { name, from, dialogs, ofComponents } of SITES)
  test.describe(`of ${name}`, () => {
    const site = devSiteOf(async (folder) => {
      if (from !== '') copySite(join(ROOT, 'tests/second-site', from), folder);
      else copyFirstSite(folder);
      // Of pictures it matters what is said about them.
      await shrinkPhotographs(folder, 96);
    });

    test('each text of each page has its place or a reason, and none is wrong', async ({
      page: tab,
    }) => {
      test.setTimeout(600_000);
      const routes = routesToOpen(site.folder);
      let count = 0;
      const opened = new Set<string>();
      const leftOut = dialogsLeftOut(site.folder);
      const expectPlaces = (found: Found) => {
        expect.soft(unknown(found, ofComponents)).toEqual([]);
        expect.soft(wrong(found, site.folder)).toEqual([]);
        count += found.texts.length;
      };
      for (const route of routes) {
        expectPlaces(await open(tab, site, route));
        for (const slug of await dialogsOf(tab)) {
          if (opened.has(slug) || leftOut.has(slug.slice(1))) continue;
          opened.add(slug);
          expectPlaces(await openDialog(tab, slug));
        }
      }
      expect(count).toBeGreaterThan(TEXTS_A_PAGE * routes.length);
      expect(opened.size).toBeGreaterThanOrEqual(dialogs);
    });
  });
