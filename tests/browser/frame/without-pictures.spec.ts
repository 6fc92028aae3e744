import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, parseDocument } from 'yaml';
import { buildSite, copySecondSite } from '../../../test-support/content/built-site.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, test } from '../support/test.ts';

/* What a site may leave out of the frame: pictures, and the closing band, on one page or on all. */

// One site, which the last test changes.
test.describe.configure({ mode: 'default' });
test.use({ mayComplain: true });

let site = '';

function changeSettings(change: (settings: Document) => void): void {
  const file = join(site, 'site.yaml');
  const settings = parseDocument(readFileSync(file, 'utf8'));
  change(settings);
  writeFileSync(file, String(settings));
}

const served = servedSite(() => {
  site = copySecondSite();
  changeSettings((settings) => {
    for (const part of ['closing', 'notFound', 'error']) {
      const fields = settings.get(part);
      if (isMap(fields)) fields.delete('picture');
    }
  });
  const page = join(site, 'pages/services/audits.yaml');
  writeFileSync(page, `closing: none\n${readFileSync(page, 'utf8')}`);
  return site;
});

test('closing band, not-found page and error screen need no picture', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${served.address}/`);
    const band = page.getByRole('region').filter({ has: page.locator('#closing') });
    const button = await band.getByRole('link').boundingBox();
    const around = await band.boundingBox();
    // As much room below the words as there is above them.
    expect((around?.y ?? 0) + (around?.height ?? 0)).toBeGreaterThan(
      (button?.y ?? 0) + (button?.height ?? 0) + 60,
    );
    await page.goto(`${served.address}/nowhere`);
    const words = await page.getByRole('main').locator('h1').boundingBox();
    expect(words?.y).toBeGreaterThan(200);
    await expect(page.locator('main svg:not([aria-hidden]), main img')).toHaveCount(0);
  }
});

test('closing: none leaves the band out, on a page or on the whole site', async ({ page }) => {
  const bands = page.locator('#closing');
  await page.goto(`${served.address}/services/audits`);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(bands).toHaveCount(0);
  await page.goto(`${served.address}/`);
  await expect(bands).toHaveCount(1);

  changeSettings((settings) => settings.set('closing', 'none'));
  buildSite(site);
  for (const path of ['/', '/services/audits']) {
    await page.goto(served.address + path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(bands).toHaveCount(0);
  }
});
