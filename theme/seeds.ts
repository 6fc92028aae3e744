import type { ThemeColors } from '../schema/generated/content.d.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';
import { standOff } from './stand-off.ts';

/** All colors of a brand, each as #rrggbb and fit to be worked with. */
export type Seeds = Required<ThemeColors>;

/** Paper at least so light and at most so colorful leaves room for every kind of text. */
export const PAPER = { leastLightness: 0.955, mostChroma: 0.022 };

/** Contrast of ink with paper: muted and quiet text find room between the two. */
export const INK_CONTRAST = 12;

/** Tints are under text. */
export const TINT = { leastLightness: 0.915, mostChroma: 0.095 };

/** From this lightness on an accent is bright: yellow, lime, cyan. */
const BRIGHT = 0.72;

/**
 * Completes the colors of a brand, and moves those that cannot work to the nearest that can; theme/judge.ts says so to
 * the author.
 */
export function completeSeeds(colors: ThemeColors): Seeds {
  const accent = toOklch(colors.accent);
  const paper = fitPaper(colors.paper ?? '#ffffff');
  const ink = colors.ink ?? toHex({ l: 0.22, c: Math.min(0.05, accent.c * 0.3), h: accent.h });
  const second = (colors.second ?? toHex(secondFor(accent))).toLowerCase();
  return {
    accent: colors.accent.toLowerCase(),
    ink: fitInk(ink, paper),
    second,
    paper,
    tint: fitTint(colors.tint ?? toHex(tintFor(accent, toOklch(ink)))),
    spark: (colors.spark ?? toHex(sparkFor(toOklch(second)))).toLowerCase(),
  };
}

export function fitPaper(paper: string): string {
  const { l, c, h } = toOklch(paper);
  const { leastLightness, mostChroma } = PAPER;
  return toHex({ l: Math.max(l, leastLightness), c: Math.min(c, mostChroma), h });
}

/** @param paper that fits */
export function fitInk(ink: string, paper: string): string {
  const { l, c, h } = toOklch(ink);
  return standOff(
    { l, c: Math.min(c, 0.09), h },
    { least: INK_CONTRAST, on: [paper], move: 'darker' },
  );
}

export function fitTint(tint: string): string {
  const { l, c, h } = toOklch(tint);
  const { leastLightness, mostChroma } = TINT;
  return toHex({ l: Math.max(l, leastLightness), c: Math.min(c, mostChroma), h });
}

/** Marigold next to cool accents, sand next to warm ones. */
function secondFor({ h }: Oklch): Oklch {
  return h > 130 && h < 330 ? { l: 0.834, c: 0.125, h: 67 } : { l: 0.85, c: 0.075, h: 80 };
}

/**
 * The accent, thinned. A bright accent would vanish on itself, so its ground comes from the ink, and has no more color
 * than that: the hue of a gray means nothing.
 */
export function tintFor(accent: Oklch, ink: Oklch): Oklch {
  return accent.l > BRIGHT
    ? { l: 0.94, c: Math.min(0.028, ink.c), h: ink.h }
    : { l: 0.94, c: 0.028 * loudness(accent.c), h: accent.h };
}

function sparkFor({ c, h }: Oklch): Oklch {
  return { l: 0.66, c: Math.max(0.15, c * 1.5), h: h - 25 };
}

/** How loud a brand is, compared with a strong blue (chroma 0.215): paler brands get paler ramps, but not in full proportion. */
export function loudness(chroma: number, strong = 0.215, power = 0.7): number {
  return Math.min(1.12, (chroma / strong) ** power);
}
