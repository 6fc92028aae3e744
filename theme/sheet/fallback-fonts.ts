import type { FallbackMetrics } from '../../schema/generated/data.d.ts';

/** What replaces a font until it is loaded: fonts of computers, and of phones that do not have them. */
export const PLATFORMS = ['desktop', 'android'] as const;

export type Platform = (typeof PLATFORMS)[number];
export type FallbackKind = 'sans' | 'serif';
export type FallbackWeight = 'regular' | 'bold';

/** The full names of these fonts in systems, those of a place with letters of the same width. */
const LOCAL: Record<FallbackKind, Record<Platform, Record<FallbackWeight, string[]>>> = {
  sans: {
    desktop: {
      regular: ['Arial', 'Liberation Sans'],
      bold: ['Arial Bold', 'Liberation Sans Bold'],
    },
    android: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto Medium'] },
  },
  serif: {
    desktop: {
      regular: ['Times New Roman', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
    },
    android: { regular: ['Noto Serif'], bold: ['Noto Serif Bold'] },
  },
};

/** One weight of what replaces a font. */
export interface FallbackFace {
  weight: FallbackWeight;
  metrics: Record<Platform, FallbackMetrics>;
}

/** What replaces a font. */
export interface Fallback {
  /** The family that it replaces. */
  family: string;
  kind: FallbackKind;
  faces: FallbackFace[];
}

/** The weight of a system font that browsers would choose of the two, 400 and 700, for another weight. */
export function fallbackWeight(weight: number): FallbackWeight {
  return weight > 500 ? 'bold' : 'regular';
}

/** The families that replace a family, in this order. */
export function fallbackFamilies(family: string): string[] {
  return PLATFORMS.map((platform) => fallbackFamily(family, platform));
}

function fallbackFamily(family: string, platform: Platform): string {
  return platform === 'desktop' ? `${family} Fallback` : `${family} Android`;
}

/** The rules that stretch system fonts. A weight of its own each, because a thin font in place of a bold one looks like another page. */
export function fallbackRules(fallbacks: readonly Fallback[]): string[] {
  return fallbacks.flatMap(({ family, kind, faces }) =>
    PLATFORMS.flatMap((platform) =>
      faces.map(({ weight, metrics }) => {
        const sources = LOCAL[kind][platform][weight].map((name) => `local(${name})`).join(',');
        const { size, ascent, descent, lineGap } = metrics[platform];
        return `@font-face{font-family:${fallbackFamily(family, platform)};src:${sources};font-weight:${weight === 'bold' ? 700 : 400};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
      }),
    ),
  );
}
