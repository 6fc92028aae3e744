import type { ThemeColors, ThemeOverrides } from '../schema/generated/content.d.ts';
import { accentKindOf } from './accent-kind.ts';
import { basisOf } from './basis.ts';
import { darkAccent, lightAccent } from './roles/accent.ts';
import { darkArt, lightArt } from './roles/art.ts';
import { darkBands, lightBands } from './roles/bands.ts';
import { darkGrounds, darkLines, lightGrounds, lightLines } from './roles/grounds.ts';
import { darkStatus, lightStatus } from './roles/status.ts';
import { darkText, lightText, type TextGrounds } from './roles/text.ts';
import { completeSeeds } from './seeds.ts';
import type { Palette } from './palette.ts';

/**
 * The colors of all roles on light and on dark pages, computed from those of a brand. The same colors give the same
 * roles, whatever came before. What each formula does, and why, was tried on six brands and 2,000 random ones.
 * @param overrides colors of single roles in place of the computed ones
 * @throws if a text is not a color, which the check has ruled out
 */
export function derivePalette(colors: ThemeColors, overrides: ThemeOverrides = {}): Palette {
  const basis = basisOf(completeSeeds(colors));
  const day = lightGrounds(basis);
  const dayLines = lightLines(basis);
  const onDay = textGrounds(day, dayLines);
  const kind = accentKindOf(basis, onDay.all);
  const dayBands = lightBands(basis, kind, onDay);
  const dayArt = lightArt(basis, kind, day, dayBands);
  const night = darkGrounds(basis);
  const nightLines = darkLines(basis);
  const onNight = textGrounds(night, nightLines);
  const nightBands = darkBands(basis, dayBands);
  return {
    light: {
      ...day,
      ...dayLines,
      ...lightText(basis, onDay),
      ...lightAccent(basis, kind, onDay),
      ...dayBands,
      ...dayArt,
      ...lightStatus(basis),
      ...overrides.light,
    },
    dark: {
      ...night,
      ...nightLines,
      ...darkText(basis),
      ...darkAccent(basis, kind, onNight),
      ...nightBands,
      ...darkArt(basis, kind, { grounds: night, bands: nightBands, light: dayArt }),
      ...darkStatus(basis),
      ...overrides.dark,
    },
  };
}

function textGrounds(
  grounds: ReturnType<typeof lightGrounds>,
  lines: ReturnType<typeof lightLines>,
): TextGrounds {
  return {
    all: [...Object.values(grounds), lines['button-quiet'], lines['button-quiet-hover']],
    plain: [
      grounds.bg,
      grounds['bg-subtle'],
      grounds.surface,
      grounds['surface-raised'],
      grounds['surface-tint'],
    ],
  };
}
