import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardFonts } from './card-fonts.ts';
import { type CardLook, drawCard, LOGO, setCard } from './card-picture.ts';

const cache = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(cache, { recursive: true }));

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
const ARABIC = join(
  import.meta.dirname,
  '../../tests/second-site/clinic/media/fonts/readex-pro-arabic.woff2',
);

/** The longest title that a page may have. */
const LONGEST = 70;

let look: CardLook;

beforeAll(async () => {
  const { family, cut } = await cardFonts('Text', { files: [ARABIC, FONT], weight: 560 }, cache);
  const fonts = await cut();
  look = {
    direction: 'ltr',
    language: 'en',
    colors: {
      ground: '#ffffff',
      title: '#000000',
      words: '#222222',
      steps: ['#0000ff', '#0000aa', '#000055'],
      disc: '#ff0000',
    },
    host: 'www.site.example',
    display: { family, tracking: -0.03 },
    text: { family },
    fonts,
    logo: await sharp({ create: { ...LOGO, width: 100, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer(),
  };
});

/** How far a pixel is from a color, as the largest difference of its three parts: a palette of 256 may miss by one. */
async function distance(
  card: Buffer,
  [left, top]: [number, number],
  color: [number, number, number],
): Promise<number> {
  const data = await sharp(card)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Math.max(...color.map((part, at) => Math.abs(part - (data[at] ?? Number.NaN))));
}

test('a card has the size that is asked for, a small one in bytes, the logo at its start', async () => {
  const card = await drawCard('Energy audits', look);
  const { width, height, format, isPalette } = await sharp(card).metadata();
  expect({ width, height, format, isPalette }).toEqual({
    width: 1200,
    height: 630,
    format: 'png',
    isPalette: true,
  });
  expect(card.length).toBeLessThan(60 * 1024);
  expect(await distance(card, [90, 90], [0, 255, 0])).toBeLessThan(2);
  expect(await distance(card, [1190, 620], [0, 0, 0x55])).toBeLessThan(2);
});

test('no font of the machine is asked for: all letters are shapes, and come out the same', async () => {
  const svg = await setCard('Energy audits, 98%', look);
  expect(svg).not.toMatch(/<text|font-family/);
  expect(svg).toContain('<path');
  expect(await setCard('Energy audits, 98%', look)).toBe(svg);
});

// After a wanted change, looked at: npx vitest run prerender/share-cards -u
test('a card looks as it was approved by eye', async () => {
  const svg = await setCard('Energy audits for old houses of brick and of timber', look);
  await expect(svg).toMatchFileSnapshot('approved-card.svg');
});

test.each([
  ['many words', 'What a visit costs and '.repeat(4)],
  ['wide letters', 'WWWWWW MMMMMM '.repeat(6)],
  ['a German word', 'Donaudampfschifffahrtsgesellschaftskapitän und Rindfleischetikettierung'],
  ['one endless word', 'M'.repeat(LONGEST)],
])('the longest title is shown whole: %s', async (_, words) => {
  const title = words.slice(0, LONGEST).trim();
  const card = await drawCard(title, look);
  const { data, info } = await sharp(card)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInk = (x: number, y: number): boolean =>
    data
      .subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
      .every((part) => part < 20);
  const columns = Array.from({ length: info.height }, (__, y) => y);
  // Nothing below the steps' start, above the title's room, or behind its end.
  expect(columns.some((y) => y < 460 && isInk(960, y))).toBe(false);
  expect(Array.from({ length: 850 }, (__, x) => x + 72).some((x) => isInk(x, 160))).toBe(false);
  expect(Array.from({ length: 850 }, (__, x) => x + 72).some((x) => isInk(x, 500))).toBe(false);
});

test('from right to left everything changes sides, and letters are joined', async () => {
  const card = await drawCard('تقويم الأسنان', { ...look, direction: 'rtl', language: 'ar' });
  expect(await distance(card, [1110, 90], [0, 255, 0])).toBeLessThan(2);
  expect(await distance(card, [10, 620], [0, 0, 0x55])).toBeLessThan(2);
  // Letters that stand alone would be wider than the word.
  const word = await setCard('سلام', { ...look, direction: 'rtl', language: 'ar' });
  const apart = await setCard('س ل ا م', { ...look, direction: 'rtl', language: 'ar' });
  expect(word).not.toBe(apart);
});
