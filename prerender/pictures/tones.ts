import type { PictureTones } from '../../schema/generated/data.d.ts';
import { type Color, luminance } from './contrast.ts';

/** A picture is measured this many pixels wide: on a screen each is about as large as a letter of a heading is wide. */
const WIDTH = 160;

/** How much of the width words cover that begin at a side. */
const SIDE = 0.6;

/** The share of pixels that counts as the lightest and as the darkest. */
const TENTH = 0.1;

/**
 * How much of the height may be below a header: a wide window crops a picture to a strip from its middle, which begins
 * above half of its height.
 */
const TOP = 0.5;

/** Which pixels are in a part, by their places from 0 at the left and at the top to 1. */
const PARTS: Record<keyof PictureTones, (x: number, y: number) => boolean> = {
  left: (x) => x < SIDE,
  right: (x) => x >= 1 - SIDE,
  all: () => true,
  top: (_x, y) => y < TOP,
};

/**
 * Measures how light and how dark a picture is where words may be on it.
 * @param bytes of a picture that can be decoded
 * @returns the mean color of the lightest and of the darkest tenth of the pixels of each part, as #rrggbb
 */
export async function measureTones(bytes: Buffer): Promise<PictureTones> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, { unlimited: true })
    .rotate()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
    const color = [...data.subarray(index * info.channels, index * info.channels + 3)];
    return {
      x: (index % info.width) / info.width,
      y: Math.floor(index / info.width) / info.height,
      color,
      light: luminance(color),
    };
  }).toSorted((one, other) => one.light - other.light);
  const tonesOf = (part: keyof PictureTones) => {
    const colors = pixels.filter(({ x, y }) => PARTS[part](x, y)).map(({ color }) => color);
    const count = Math.max(1, Math.round(colors.length * TENTH));
    return { lightest: mean(colors.slice(-count)), darkest: mean(colors.slice(0, count)) };
  };
  return {
    left: tonesOf('left'),
    right: tonesOf('right'),
    all: tonesOf('all'),
    top: tonesOf('top'),
  };
}

/** What makes a drawing look different from page to page. */
const OF_THE_PAGE = /var\(--|currentcolor|prefers-color-scheme/i;

/** Edges are a little transparent where they are between two pixels. */
const OPAQUE = 250;

/**
 * Measures a drawing that looks the same on every page. One that takes colors from the page, or lets its ground through,
 * goes with the colors of the page and of its words, and is not measured.
 * @param svg source of a drawing that can be decoded
 */
export async function measureDrawing(svg: string): Promise<PictureTones | undefined> {
  if (OF_THE_PAGE.test(svg)) return undefined;
  const { default: sharp } = await import('sharp');
  const bytes = Buffer.from(svg);
  const { channels } = await sharp(bytes, { unlimited: true }).ensureAlpha().stats();
  return (channels[3]?.mean ?? 0) < OPAQUE ? undefined : measureTones(bytes);
}

function mean(colors: readonly Color[]): string {
  const channels = [0, 1, 2].map((at) => {
    const sum = colors.reduce((all, color) => all + (color[at] ?? 0), 0);
    return Math.round(sum / colors.length)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
