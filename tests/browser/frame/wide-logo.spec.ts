import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseDocument, stringify } from 'yaml';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* The widest logo that the schema takes, a language with a long name and a search: the bar keeps its buttons in view. */

test.describe.configure({ mode: 'default' });

/** "Österreichisches Deutsch (Lateinisch, Neue deutsche Rechtschreibung)". */
const LONG = 'de-Latn-AT-1996';
const ENTRIES = ['Rooms', 'Baths', 'Prices', 'Kitchen', 'Arrival', 'Seasons'];

const served = servedSite(() => {
  const site = copySecondSite();
  const file = join(site, 'site.yaml');
  const settings = parseDocument(readFileSync(file, 'utf8'));
  settings.set('language', LONG);
  settings.set('languages', [LONG, 'en', 'fr']);
  settings.setIn(['logo', 'width'], 280);
  settings.set('search', true);
  settings.set('navigation', [
    { name: 'Work', dropdownItems: [{ name: 'Energy audits', href: '/services/audits' }] },
    ...ENTRIES.map((name) => ({ name, href: `https://${name.toLowerCase()}.example/` })),
  ]);
  writeFileSync(file, String(settings));
  for (const language of ['en', 'fr']) {
    writeFileSync(join(site, `site.${language}.yaml`), stringify({}));
    mkdirSync(join(site, 'pages', language));
    const page = { title: 'House', blocks: [{ type: 'hero', title: 'House' }] };
    writeFileSync(join(site, 'pages', language, 'index.yaml'), stringify(page));
  }
  return site;
});

/** What of the bar that shows is out of the screen, or covers what is next to it. */
const misplaced = (page: Page) =>
  page.locator('header').evaluate((header) => {
    const shown = [...header.querySelectorAll('div:first-child :is(a, button, summary)')]
      .filter((element) => !element.closest('ul ul, details ul, [role=group]'))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .toSorted((a, b) => a.box.left - b.box.left);
    return shown
      .filter(({ box }, index) => {
        const before = shown[index - 1]?.box.right ?? 0;
        return box.left < before || box.right > innerWidth || box.height > 85 || box.width < 44;
      })
      .map(({ name, box }) => `${name} at ${box.left} to ${box.right}, ${box.height} high`);
  });

for (const width of [320, 360, 390, 768]) {
  test(`the menu opens, and every button is in view, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const route of ['/', '/en', '/fr']) {
      await page.goto(served.address + route);
      expect(await misplaced(page)).toEqual([]);
      const logo = await page.locator('header a').first().boundingBox();
      expect(logo?.width).toBeGreaterThanOrEqual(64);
      await page.locator('header button[aria-controls=menu]').click();
      await expect(page.locator('#menu')).toBeVisible();
    }
  });

  test(`all names of languages can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(served.address);
    await page.locator('header summary').click();
    for (const link of await page.locator('header details a').all()) {
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
  });
}

for (const width of [1024, 1100, 1280, 1440]) {
  test(`what fits of the navigation stands in the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const entries = page.locator('header nav[data-navigation] > div > ul > li');
    for (const route of ['/', '/en', '/fr']) {
      await page.goto(served.address + route);
      expect(await misplaced(page)).toEqual([]);
      const shown = await entries.filter({ visible: true }).count();
      const toggle = page.locator('header button[aria-controls=menu]');
      expect(await toggle.isVisible()).toBe(shown < ENTRIES.length + 1);
      expect(shown).toBeGreaterThan(1);
      if (await toggle.isHidden()) continue;
      await toggle.click();
      await expect(page.locator('#menu').getByText('Seasons')).toBeVisible();
      await toggle.click();
    }
  });
}
