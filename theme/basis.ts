import { type Oklch, toHex, toOklch } from './oklch.ts';
import { loudness, type Seeds } from './seeds.ts';

/** What the formulas of all roles share. */
export interface Basis {
  seeds: Seeds;
  accent: Oklch;
  ink: Oklch;
  paper: Oklch;
  second: Oklch;
  tint: Oklch;
  spark: Oklch;
  /** How loud accent and second color are: 1 as in a strong blue and in marigold. */
  accentLoudness: number;
  secondLoudness: number;
  /** How much of its hue the ink lends to grays: 1 as in a dark blue. */
  inkTinge: number;
  /** Whether paper has a hue of its own. */
  paperIsTinted: boolean;
  /** How much of its hue paper, or else the ink, lends to light grays. */
  greyTinge: number;
  /** A light gray that is darker than paper by so much. */
  grey: (darker: number, chroma: number) => string;
  /** A dark gray, or an ink, of so much lightness. */
  deep: (lightness: number, chroma: number) => string;
}

/** Chroma from which on paper has a hue that the eye sees. */
const TINTED = 0.005;

export function basisOf(seeds: Seeds): Basis {
  const accent = toOklch(seeds.accent);
  const ink = toOklch(seeds.ink);
  const paper = toOklch(seeds.paper);
  const second = toOklch(seeds.second);
  const inkTinge = Math.min(1.15, (ink.c / 0.068) ** 0.85) * warmth(ink.h);
  const paperIsTinted = paper.c >= TINTED;
  const greyHue = paperIsTinted ? paper.h : ink.h;
  const greyTinge = paperIsTinted ? Math.min(1.1, paper.c / 0.012) : inkTinge;
  return {
    seeds,
    accent,
    ink,
    paper,
    second,
    tint: toOklch(seeds.tint),
    spark: toOklch(seeds.spark),
    accentLoudness: loudness(accent.c),
    secondLoudness: loudness(second.c, 0.125, 0.8),
    inkTinge,
    paperIsTinted,
    greyTinge,
    grey: (darker, chroma) =>
      toHex({
        l: paper.l - darker,
        c: (paperIsTinted ? paper.c : 0) + chroma * greyTinge,
        h: greyHue,
      }),
    deep: (lightness, chroma) => toHex({ l: lightness, c: chroma * inkTinge, h: ink.h }),
  };
}

/** Brown grays need less chroma than blue ones to look as warm as those look cool. */
function warmth(hue: number): number {
  return 1 - 0.35 * Math.max(0, Math.cos(((hue - 75) * Math.PI) / 180));
}
