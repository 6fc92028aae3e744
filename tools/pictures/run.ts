import { type Browser, chromium } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';
import { capture } from '../appearance/capture.ts';
import { type Brand, BRANDS, launch } from './brands.ts';

/*
 * Takes the still pictures of the README from the present engine: a page, and the same page in six brands. And those
 * of the documentation: blocks that show what only a site of a company says about itself.
 *
 *   npx tsx tools/pictures/run.ts
 */
const ROOT = join(import.meta.dirname, '../..');
const MEDIA = join(ROOT, 'docs/media');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The page that the README shows as YAML. */
const [, PAGE = ''] = /```yaml\n([^]*?)```/.exec(README) ?? [];

/** Of a screenshot: the header, the hero and the figures below it. In CSS pixels. */
const WIDTH = 1280;
const HEIGHT = 900;

/** Blocks that the documentation shows, with the index of the brand and the page that they are on. */
const BLOCKS = [
  { type: 'form', brand: 0, route: '/contact' },
  { type: 'locations', brand: 4, route: '/en/visit' },
];

/** The size of one brand among six, and of the space between two, in pixels. */
const SMALL = { width: 600, height: Math.round((600 * HEIGHT) / WIDTH) };
const GAP = 16;

/** The top of the page in a brand, as PNG. */
async function photograph(browser: Browser, brand: Brand, folder: string): Promise<Buffer> {
  brand.make(folder);
  cpSync(join(ROOT, 'authoring/starter/media/hills.svg'), join(folder, 'media/hills.svg'));
  const page = PAGE.replace('/prices', brand.prices);
  writeFileSync(join(folder, brand.pages, 'open-day.yaml'), page);
  launch('build', '--site', folder);
  const route = `${brand.pages.replace('pages', '')}/open-day`;
  const look = await capture(browser, join(folder, 'dist'), route, {
    width: WIDTH,
    scheme: 'light',
  });
  const { pixels, width, height } = look;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width, height: Math.min(height, HEIGHT) })
    .png()
    .toBuffer();
}

/** @param sites folder of the built brands, each by its index */
async function photographBlocks(browser: Browser, sites: string): Promise<void> {
  for (const { type, brand, route } of BLOCKS) {
    const dist = join(sites, `${brand}/dist`);
    const { pixels, width, height } = await capture(browser, dist, route, {
      width: 1024,
      scheme: 'light',
      // Below the hero.
      part: 'main > :nth-child(2)',
    });
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .webp({ quality: 82 })
      .toFile(join(MEDIA, `blocks/${type}.webp`));
  }
}

/** The pictures in two columns, on a gray that suits light and dark pages. */
async function compose(pictures: Buffer[]): Promise<Buffer> {
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(SMALL).toBuffer(),
      left: (index % 2) * (SMALL.width + GAP),
      top: Math.floor(index / 2) * (SMALL.height + GAP),
    })),
  );
  const rows = Math.ceil(pictures.length / 2);
  return sharp({
    create: {
      width: 2 * SMALL.width + GAP,
      height: rows * (SMALL.height + GAP) - GAP,
      channels: 4,
      background: { r: 128, g: 128, b: 128, alpha: 0.3 },
    },
  })
    .composite(tiles)
    .webp({ quality: 82 })
    .toBuffer();
}

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
try {
  const pictures: Buffer[] = [];
  for (const [index, brand] of BRANDS.entries())
    pictures.push(await photograph(browser, brand, join(folder, `${index}`)));
  await photographBlocks(browser, folder);
  const [first] = pictures;
  const page = await sharp(first).resize(900).webp({ quality: 82 }).toBuffer();
  writeFileSync(join(MEDIA, 'page.webp'), page);
  writeFileSync(join(MEDIA, 'brands.webp'), await compose(pictures));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
