import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { difference, toOklch } from '../../theme/oklch.ts';
import { type BrandColors, fitting } from './brand-colors.ts';
import { drawOnDark } from './logo-on-dark.ts';

/** A logo that somebody has, and what is known of it. */
export interface Logo {
  path: string;
  /** Width in pixels where it is 40 high, as in the header. */
  width: number;
  colors: BrandColors;
  /** A PNG for dark grounds, where parts of the logo could not be seen on them. */
  onDark?: Buffer | undefined;
}

/** What `site.yaml` takes as the width of a logo. */
const WIDTHS = { least: 32, most: 280, height: 40 };

const FORMATS = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

/** Longest side of the picture whose pixels are counted. */
const SIDE = 160;

/** A color with its part of all pixels. */
interface Spot {
  hex: string;
  share: number;
}

/**
 * Reads a logo and proposes the colors of a site: the strongest one for buttons, the darkest one for text, and the next
 * strong one. What a logo lacks is taken from `usual` or computed.
 *
 * @param usual colors of a site whose logo is black and white
 * @throws with a sentence, if the file is missing or not a picture
 */
export async function readLogo(path: string, usual: BrandColors): Promise<Logo> {
  const name = basename(path);
  const format = extname(path).toLowerCase();
  if (!FORMATS.includes(format))
    throw new Error(`${name} cannot be a logo. Give a file that ends in ${FORMATS.join(', ')}.`);
  const source = await readFile(path).catch(() => {
    throw new Error(`There is no file ${path}.`);
  });
  const picture = sharp(format === '.svg' ? withoutRoles(source) : source);
  const { width, height } = await picture.metadata().catch((error: unknown) => {
    throw new Error(`${name} cannot be read as a picture.`, { cause: error });
  });
  // The nearest pixel, because a mean of two colors is not a color of the brand.
  const { data } = await picture
    .clone()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', kernel: 'nearest' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wide = Math.round((WIDTHS.height * width) / height);
  const colors = chooseColors(countColors(data), usual);
  return {
    path,
    width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, wide)),
    colors,
    onDark: await drawOnDark(picture, colors.ink),
  };
}

/** A drawing with the colors that it names as those of a theme replaced by what it shows elsewhere. */
function withoutRoles(svg: Buffer): Buffer {
  return Buffer.from(svg.toString().replaceAll(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1'));
}

/** Colors that people tell apart, those of most pixels first; each is the most frequent one of its kind. */
function countColors(rgba: Buffer): Spot[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    const hex = `#${rgba.toString('hex', at, at + 3)}`;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
    all += 1;
  }
  const spots: Spot[] = [];
  for (const [hex, count] of [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST_COLORS)) {
    const same = spots.find((spot) => difference(spot.hex, hex) < SAME);
    if (same) same.share += count / all;
    else spots.push({ hex, share: count / all });
  }
  return spots.filter(({ share }) => share >= LEAST_SHARE);
}

/** Of a photograph; all others are too rare to count. */
const MOST_COLORS = 2_000;

/** Colors that differ less (CIEDE2000) are one to the eye, and softened edges of it. */
const SAME = 14;

/** Of all pixels; less than that is an edge. */
const LEAST_SHARE = 0.01;

/** Chroma of what people call a color and not a gray. */
const COLORED = 0.045;

/** Text can be as light as this, in lightness. */
const DARK = 0.4;

function chooseColors(spots: readonly Spot[], usual: BrandColors): BrandColors {
  const known = spots.map((spot) => ({ ...spot, ...toOklch(spot.hex) }));
  const [ink] = known.filter(({ l }) => l < DARK).toSorted((a, b) => a.l - b.l);
  const strong = known
    .filter(({ c, l }) => c >= COLORED && l < 0.97)
    .toSorted((a, b) => b.share * b.c - a.share * a.c);
  // A dark blue is the color of buttons only where there is no other color.
  const accent = strong.find((spot) => spot !== ink) ?? strong[0];
  const text = ink && (ink !== accent || strong.length === 0) ? { ink: ink.hex } : {};
  if (!accent) return fitting({ accent: usual.accent, second: usual.second, ...text });
  const second = strong.find((spot) => spot !== ink && difference(spot.hex, accent.hex) > SAME);
  return fitting({ accent: accent.hex, ...text, ...(second && { second: second.hex }) });
}
