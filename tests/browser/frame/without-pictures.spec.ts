import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { buildSite, copySecondSite, serveBuilt } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

/* What a site may leave out of the frame: pictures, and the closing band, on one page or on all. */

test.describe.configure({ mode: 'default' });
test.use({ mayComplain: true });

const settingsOf = (site: string) => parseDocument(readFileSync(join(site, 'site.yaml'), 'utf8'));

/** Builds the second site, changed, and serves it. */
async function serve(change: (settings: ReturnType<typeof settingsOf>, site: string) => void) {
  const site = copySecondSite();
  const settings = settingsOf(site);
  change(settings, site);
  writeFileSync(join(site, 'site.yaml'), String(settings));
  buildSite(site);
  const { address, close } = await serveBuilt(site);
  const end = () => {
    close();
    rmSync(site, { recursive: true, force: true });
  };
  return { address, end };
}

test('closing band, not-found page and error screen need no picture', async ({ page }) => {
  const { address, end } = await serve((settings) => {
    for (const part of ['closing', 'notFound', 'error']) {
      const fields = settings.get(part);
      if (isMap(fields)) fields.delete('picture');
    }
  });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}/`);
    const band = page.getByRole('region').filter({ has: page.locator('#closing') });
    const button = await band.getByRole('link').boundingBox();
    const around = await band.boundingBox();
    // As much room below the words as there is above them.
    expect((around?.y ?? 0) + (around?.height ?? 0)).toBeGreaterThan(
      (button?.y ?? 0) + (button?.height ?? 0) + 60,
    );
    await page.goto(`${address}/nowhere`);
    const words = await page.getByRole('main').locator('h1').boundingBox();
    expect(words?.y).toBeGreaterThan(200);
    await expect(page.locator('main svg:not([aria-hidden]), main img')).toHaveCount(0);
  }
  end();
});

test('closing: none leaves the band out, on a page or on the whole site', async ({ page }) => {
  const ofPage = await serve((_settings, site) => {
    const file = join(site, 'pages/services/audits.yaml');
    writeFileSync(file, `closing: none\n${readFileSync(file, 'utf8')}`);
  });
  await page.goto(`${ofPage.address}/services/audits`);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('#closing')).toHaveCount(0);
  await page.goto(`${ofPage.address}/`);
  await expect(page.locator('#closing')).toHaveCount(1);
  ofPage.end();

  const ofSite = await serve((settings) => settings.set('closing', 'none'));
  for (const path of ['/', '/services/audits']) {
    await page.goto(ofSite.address + path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('#closing')).toHaveCount(0);
  }
  ofSite.end();
});
