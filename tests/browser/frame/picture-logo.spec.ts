import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* A logo of pixels, which comes with a width and a height of its own. */

test.describe.configure({ mode: 'default' });

const RATIO = 3;

const served = servedSite(async () => {
  const site = copySecondSite();
  const picture = { width: 240 * RATIO, height: 240, channels: 3, background: '#0057b8' } as const;
  await sharp({ create: picture }).png().toFile(join(site, 'media/logo.png'));
  const file = join(site, 'site.yaml');
  const logo = 'logo: { src: logo.png, width: 120 }';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^logo: .*(\n {2}.*)*/m, logo));
  return site;
});

for (const width of [390, 1440])
  for (const place of ['banner', 'contentinfo'] as const)
    test(`a logo of pixels keeps its shape in the ${place} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(served.address);
      const logo = page.getByRole(place).getByRole('img').first();
      await logo.scrollIntoViewIfNeeded();
      const box = await logo.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(RATIO, 1);
      expect(box?.width).toBeGreaterThan(64);
    });
