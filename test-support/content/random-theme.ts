import type { ThemeColors } from '../../schema/generated/content.d.ts';
import { judgeTheme } from '../../theme/judge.ts';
import { toHex } from '../../theme/oklch.ts';
import {
  type Fallback,
  type FallbackKind,
  fallbackWeight,
} from '../../theme/sheet/fallback-fonts.ts';
import type { SheetFonts } from '../../theme/sheet/fonts.ts';
import type { Appearance } from '../../theme/sheet/appearance.ts';

/** Numbers from 0 to 1, the same ones each time (Numerical Recipes). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

/** One of several. */
export function pick<T>(values: readonly [T, ...T[]], random: () => number): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

/** Colors of a brand, sane or insane, of which an author gives some or all. */
export function randomBrand(random: () => number): ThemeColors {
  const color = (from: number, to: number, chroma: number) =>
    toHex({ l: from + random() * (to - from), c: random() * chroma, h: random() * 360 });
  const sometimes = (chance: number, make: () => string) =>
    random() < chance ? make() : undefined;
  const seeds = {
    accent: color(0, 1, 0.3),
    ink: sometimes(0.8, () => color(0, 0.6, 0.15)),
    second: sometimes(0.8, () => color(0.1, 1, 0.3)),
    paper: sometimes(0.6, () => color(0.85, 1, 0.06)),
    tint: sometimes(0.6, () => color(0.8, 1, 0.15)),
    spark: sometimes(0.6, () => color(0.2, 1, 0.3)),
  };
  const given = Object.entries(seeds).filter(([, value]) => value !== undefined);
  return { accent: seeds.accent, ...Object.fromEntries(given) };
}

/** Such colors as the check accepts them. */
export function acceptedBrand(random: () => number): ThemeColors {
  let colors = randomBrand(random);
  while (
    judgeTheme({ colors, dark: 'auto', overrides: {} }).some(({ kind }) => kind !== 'doubtful')
  )
    colors = randomBrand(random);
  return colors;
}

/** An appearance as a theme may choose it. */
export function randomAppearance(random: () => number): Appearance {
  return {
    space: pick(['compact', 'regular', 'generous'], random),
    bodySize: pick(['small', 'regular', 'large'], random),
    scale: pick(['small', 'regular', 'large'], random),
    capitals: pick(['none', 'headings'], random),
    figures: pick(['auto', 'lining', 'oldstyle'], random),
    bullets: pick(['dash', 'dot', 'square'], random),
    ornament: pick(['both', 'disc', 'notch', 'none'], random),
    cards: pick(['mixed', 'border', 'shadow'], random),
    header: pick(['plain', 'over-picture', 'centered'], random),
    motion: pick(['lively', 'quiet', 'none'], random),
  };
}

/** How far system fonts are stretched, as measured for some font. */
const METRICS = { size: '98%', ascent: '95%', descent: '24%', lineGap: '0%' };

/** Fonts as a language may have them: one for all, or one for headings next to that of the text, in one file or two. */
export function randomFonts(random: () => number): { language: string; fonts: SheetFonts } {
  const font = (family: string) => {
    const weight = pick([300, 400, 500, 700], random);
    const kind = pick<FallbackKind>(['sans', 'serif'], random);
    const families = pick([[family], [family, `${family}-2`]] as const, random);
    const faces = families.map((name, at) => ({
      family: name,
      url: `/media/${name.toLowerCase()}.woff2`,
      weights: pick<[number, number]>(
        [
          [weight, weight],
          [300, 800],
        ],
        random,
      ),
      ...(at > 0 && { characters: 'あ水', isSlice: true as const }),
    }));
    const metrics = { desktop: METRICS, android: METRICS };
    const measured: Fallback['faces'] = [{ weight: fallbackWeight(weight), metrics }];
    return { weight, families, faces, fallback: { family, kind, faces: measured } };
  };
  const text = font('Text');
  const display = pick([text, font('Display')], random);
  const all = display === text ? [text] : [text, display];
  return {
    language: pick(['en', 'ja', 'zh-Hans', 'ko', 'ar', 'hi', 'pl'], random),
    fonts: {
      faces: all.flatMap(({ faces }) => faces),
      fallbacks: all.map(({ fallback }) => fallback),
      display: {
        families: display.families,
        weight: display.weight,
        tracking: pick([-0.06, -0.02, 0, 0.06], random),
      },
      text: { families: text.families, weight: text.weight, medium: 550, strong: 700 },
    },
  };
}
