import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, test } from '../support/test.ts';

/* A clinic in Arabic and English, by YAML alone: every page of it. */

const ARABIC = ['/', '/services', '/doctors', '/prices', '/visit', '/privacy'];
const ENGLISH = [
  '/en',
  '/en/services',
  '/en/our-doctors',
  '/en/prices',
  '/en/visit',
  '/en/privacy',
];

const served = servedSite(() => {
  const site = mkdtempSync(join(tmpdir(), 'clinic-'));
  cpSync(join(import.meta.dirname, '../../second-site/clinic'), site, {
    recursive: true,
    filter: (path) => !/\/(dist|\.cache)$/.test(path),
  });
  return site;
});

for (const route of [...ARABIC, ...ENGLISH]) {
  test(`${route} is accessible in both themes, on a phone and a large screen`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(served.address + route);
      await expectAccessibleInBothThemes(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  });
}

test('every page names itself, its translation and the main language, and they name it', async ({
  request,
}) => {
  const alternates = async (route: string): Promise<Record<string, string>> => {
    const html = await (await request.get(served.address + route)).text();
    const links = html.matchAll(
      /<link rel="alternate" hreflang="([^"]+)" href="[^"]+\.example([^"]*)">/g,
    );
    return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]));
  };
  for (const route of ['/', '/doctors', '/en', '/en/our-doctors']) {
    const named = await alternates(route);
    expect(Object.keys(named)).toEqual(['ar', 'en', 'x-default']);
    expect(Object.values(named)).toContain(route);
    for (const other of Object.values(named)) {
      expect((await request.get(served.address + other)).status()).toBe(200);
      expect(await alternates(other)).toEqual(named);
    }
  }
  expect(await alternates('/en/privacy')).toEqual({});
});

test('a person is opened and closed by keyboard, in Arabic', async ({ page }) => {
  await openHydrated(page, `${served.address}/doctors`);
  const opener = page.getByRole('button', { name: 'عرض الملف الشخصي: د. سلمى الهاشمي' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'د. سلمى الهاشمي' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
