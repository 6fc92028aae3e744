import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { isRecord } from '../../../schema/is-record.ts';
import { buildSite, copySecondSite } from '../../../test-support/content/built-site.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest, test } from '../support/test.ts';

/* However many entries the navigation has, each of them and the theme switch can be reached on every screen. */

const NAMES = [
  'Home',
  'Energy audits',
  'Renovation',
  'Maintenance',
  'Wallpapering',
  'Communication',
  'MMMM WWWW',
  'Consulting',
  'Workshops',
  'Publications',
  'Customers',
  'About us',
];

const FEWEST = 5;

let site = '';
const served = servedSite(() => {
  site = copySecondSite();
  writeSettings(FEWEST);
  return site;
});

/** Gives the second site that many entries, every third of them with a menu, and maybe a button in the header. */
function writeSettings(count: number, button?: string): void {
  const settings: unknown = parse(
    readFileSync(join(import.meta.dirname, '../../second-site/site.yaml'), 'utf8'),
  );
  if (!isRecord(settings)) throw new Error('site.yaml holds no settings.');
  settings.navigation = NAMES.slice(0, count).map((name, index) =>
    index % 3 === 2
      ? { name, dropdownItems: [{ name: `In ${name}`, href: '/services/audits' }] }
      : { name, href: '/' },
  );
  if (button !== undefined)
    settings.header = { action: { label: button, href: '/services/audits' } };
  writeFileSync(join(site, 'site.yaml'), stringify(settings));
}

// Each test finds the site as the one before has left it: a build takes longer than all that is looked at.
test.describe.configure({ mode: 'serial' });

/** Texts of the bar that reach out of the window or are on one another. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    let last = 0;
    for (const element of document.querySelectorAll(
      'header > :first-child :is([data-navigation] > * > ul > li > :is(a, button), [data-tooltip], nav + div > a)',
    )) {
      if (!element.checkVisibility()) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < last || right > innerWidth) found.push(element.textContent);
      last = right;
    }
    return found;
  });
}

for (const count of [FEWEST, 7, 9, 11, 12]) {
  lookTest(`${count} entries`, async ({ page }) => {
    if (count > FEWEST) {
      writeSettings(count);
      buildSite(site);
    }
    await page.goto(`${served.address}/`);
    for (const width of [320, 768, 1024, 1100, 1280, 1440, 1600, 2200]) {
      // Sheets alone decide what is in the bar, so that the page need not load again.
      await page.setViewportSize({ width, height: 800 });
      expect(await collisions(page), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const bar = page.getByRole('navigation', { name: 'Main' });
      const menu = page.getByRole('button', { name: 'Open menu' });
      // What does not fit into the bar is in the menu.
      expect((await bar.isVisible()) || (await menu.isVisible()), `at ${width} px`).toBe(true);
      if (count === FEWEST && width >= 1024) await expect(bar).toBeVisible();
    }
  });
}

test('12 entries stand nowhere in the bar: the menu holds them all', async ({ page }) => {
  for (const width of [1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${served.address}/`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const name of NAMES) {
      const entry = menu.getByText(name, { exact: true });
      await entry.scrollIntoViewIfNeeded();
      await expect(entry).toBeInViewport();
    }
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});

test.describe('without a script', () => {
  lookTest('the menu is a place with all entries', async ({ pageWithoutScript: page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(`${served.address}/`);
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const name of NAMES) await expect(menu.getByText(name, { exact: true })).toBeVisible();
  });
});

for (const count of [6, 9])
  lookTest(`next to ${count} entries, the button of the header is in the bar`, async ({ page }) => {
    writeSettings(count, 'Write to us');
    buildSite(site);
    for (const width of [1280, 1440, 2200]) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(`${served.address}/`);
      const button = page.locator('header').getByRole('link', { name: 'Write to us' });
      await expect(button).toBeHidden();
      await page.mouse.wheel(0, 700);
      await expect(button).toBeVisible();
      const { y = Infinity } = (await button.boundingBox()) ?? {};
      expect(y, `at ${width} px`).toBeLessThan(80);
      expect(await collisions(page), `at ${width} px`).toEqual([]);
    }
  });
