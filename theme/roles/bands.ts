import { type AccentKind, asWords } from '../accent-kind.ts';
import type { Basis } from '../basis.ts';
import { toHex, toOklch, withAlpha } from '../oklch.ts';
import { loudness } from '../seeds.ts';
import { standOff } from '../stand-off.ts';
import type { TextGrounds } from './text.ts';

/**
 * Dark bands, the foot and feature cards of light pages. Bands are made of ink: made of the accent, yellow ones would be
 * olive and red ones bloody.
 */
export function lightBands(
  { ink, second, inkTinge }: Basis,
  kind: AccentKind,
  { all }: TextGrounds,
) {
  const band = toHex({ l: 0.255, c: Math.min(0.11, 1.38 * ink.c), h: ink.h });
  const foot = toHex({ l: 0.191, c: 0.94 * ink.c, h: ink.h });
  const seed = toOklch(featureSeed(kind, all) ?? band);
  const palest = toHex({ l: 0.92, c: 0.02, h: seed.h });
  const below = { ...seed, l: Math.min(seed.l, 0.52) };
  const feature = standOff(below, { least: 4.8, on: [palest], move: 'darker', from: seed });
  const { c, h } = toOklch(feature);
  const muted = toHex({ l: 0.838, c: 0.06 * inkTinge, h: ink.h });
  const ring = { l: Math.max(second.l, 0.834), c: Math.min(second.c, 0.17), h: second.h };
  return {
    'surface-band': band,
    'surface-foot': foot,
    'surface-feature': feature,
    'text-on-band': '#ffffff',
    'text-on-band-muted': muted,
    'text-on-feature': '#ffffff',
    'text-on-feature-muted': mutedOn(feature, h, c),
    'border-on-band': withAlpha(muted, 0.22),
    'button-on-band': '#ffffff',
    'button-on-band-hover': toHex({ l: 0.94, c: 0.028 * Math.max(0.3, loudness(c)), h }),
    'on-button-on-band': band,
    'focus-on-band': standOff(ring, {
      least: 3.1,
      on: [band, foot, feature],
      move: 'lighter',
    }),
  };
}

/** The accent; of a bright one what its words are made of, if that is deep enough, or nothing. */
function featureSeed(kind: AccentKind, grounds: readonly string[]): string | undefined {
  if (!kind.isBright) return kind.fill;
  const words = asWords(kind.words, grounds);
  return kind.wordsAreSecond && toOklch(words).l < 0.58 ? words : undefined;
}

function mutedOn(feature: string, hue: number, chroma: number): string {
  const pale = { l: 0.92, c: Math.min(0.038, chroma * 0.18), h: hue };
  return standOff(pale, { least: 4.6, on: [feature], move: 'lighter' });
}

/** The same on dark pages: bands are lifted off the page, on which a deeper one would not be seen. */
export function darkBands(
  { ink }: Basis,
  light: ReturnType<typeof lightBands>,
): ReturnType<typeof lightBands> {
  const { l, c, h } = toOklch(light['surface-feature']);
  const band = toHex({ l: 0.285, c: Math.min(0.11, 1.38 * ink.c), h: ink.h });
  const foot = toHex({ l: 0.14, c: 0.5 * ink.c, h: ink.h });
  const feature = toHex({ l: Math.min(0.367, l), c: c * 0.77, h });
  return {
    ...light,
    'surface-band': band,
    'surface-foot': foot,
    'surface-feature': feature,
    'text-on-feature-muted': mutedOn(feature, h, c),
    'border-on-band': withAlpha(light['text-on-band-muted'], 0.2),
  };
}
