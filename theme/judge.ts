import type { Theme, ThemeColors } from '../schema/generated/content.d.ts';
import { nearestPassing, weakPairs, type WeakPair } from './contrast.ts';
import { derivePalette } from './derive.ts';
import { contrast, difference, toHex, toOklch } from './oklch.ts';
import type { Role, Roles } from './palette.ts';
import { fitInk, fitPaper, fitTint, INK_CONTRAST, PAPER, tintFor, TINT } from './seeds.ts';

/** What is wrong with a color of a theme. */
export interface ThemeFault {
  kind: 'contrast' | 'unfit' | 'doubtful';
  /** Where it is below `theme`. */
  path: string[];
  /** A whole sentence. */
  message: string;
  /** The nearest color with which all is well. */
  proposal?: string | undefined;
  /** What to do, where no color can be proposed or something is to be added. */
  advice?: string;
}

/** What visitors could not read or see on a site with such a theme. */
export function judgeTheme(theme: Pick<Theme, 'colors' | 'dark' | 'overrides'>): ThemeFault[] {
  const seeds = judgeSeeds(theme.colors);
  // Roles that are computed from colors that cannot stay need no judgment.
  if (seeds.some(({ kind }) => kind !== 'doubtful')) return seeds;
  const palette = derivePalette(theme.colors, theme.overrides);
  return [
    ...seeds,
    ...judgeRoles('light', palette.light, theme),
    // Also where pages are never dark: sections may be.
    ...judgeRoles('dark', palette.dark, theme),
  ];
}

function judgeSeeds({ accent, ink, paper, tint }: ThemeColors): ThemeFault[] {
  const faults: ThemeFault[] = [];
  const ground = paper ?? '#ffffff';
  const fitting = fitPaper(ground);
  if (isOther(fitting, ground)) {
    const { l } = toOklch(ground);
    const what = l < PAPER.leastLightness ? 'too dark' : 'too colorful';
    faults.push({
      kind: 'unfit',
      path: ['colors', 'paper'],
      message: `The paper ${ground} is ${what} to read on.`,
      proposal: fitting,
      advice: 'Use the strong color for `tint` instead.',
    });
  } else if (ink !== undefined && isOther(fitInk(ink, ground), ink)) {
    const found = contrast(ink, ground);
    faults.push({
      kind: 'contrast',
      path: ['colors', 'ink'],
      message:
        found < INK_CONTRAST
          ? `The ink ${ink} has a contrast of ${ratio(found)} with the paper; as the text color it needs ${ratio(INK_CONTRAST)}.`
          : `The ink ${ink} is too colorful for text.`,
      proposal: fitInk(ink, ground),
    });
  }
  if (tint !== undefined) faults.push(...judgeTint(tint, accent, ink));
  return faults;
}

function judgeTint(tint: string, accent: string, ink: string | undefined): ThemeFault[] {
  const fitting = fitTint(tint);
  const path = ['colors', 'tint'];
  if (isOther(fitting, tint)) {
    const { l } = toOklch(tint);
    const what = l < TINT.leastLightness ? 'dark' : 'strong';
    const message = `The tint ${tint} is too ${what} as a background for text, so another color is used.`;
    return [{ kind: 'doubtful', path, message, proposal: fitting }];
  }
  if (difference(accent, tint) >= LEAST_DIFFERENCE) return [];
  const message = `The tint ${tint} is too similar to the accent: buttons would be hard to see on it.`;
  const other = toHex(tintFor(toOklch(accent), toOklch(ink ?? accent)));
  return [{ kind: 'doubtful', path, message, proposal: other }];
}

/** Of a button and the ground it is on, as CIEDE2000. */
const LEAST_DIFFERENCE = 20;

/** One fault a color that the author has chosen, with the pair that is worst. */
function judgeRoles(
  side: 'light' | 'dark',
  roles: Roles,
  { overrides }: Pick<Theme, 'overrides'>,
): ThemeFault[] {
  const chosen = overrides[side] ?? {};
  const worst = new Map<Role | undefined, WeakPair>();
  const counts = new Map<Role | undefined, number>();
  for (const pair of weakPairs(roles)) {
    const { role, ground, through } = pair;
    const cause = [role, ground, through].find((one) => one && chosen[one] !== undefined);
    const known = worst.get(cause);
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
    if (!known || pair.contrast / pair.least < known.contrast / known.least) worst.set(cause, pair);
  }
  return [...worst].map(([cause, { role, ground, contrast: found, least }]) => ({
    kind: 'contrast',
    path: cause ? ['overrides', side, cause] : ['colors'],
    message: `In the ${side} theme, \`${role}\` (${roles[role]}) has a contrast of ${ratio(found)} with \`${ground}\` (${roles[ground]})${amongOthers(counts.get(cause))}; it needs ${ratio(least)}.`,
    proposal: cause && nearestPassing(cause, roles),
    advice: 'Choose another color, or remove this one.',
  }));
}

function amongOthers(count = 1): string {
  return count > 1 ? `, the worst of ${count} pairs` : '';
}

/** Rounding alone makes no other color, so that a proposal is never refused itself. */
function isOther(one: string, other: string): boolean {
  return difference(one, other) >= LEAST_VISIBLE;
}

/** As CIEDE2000; nobody sees less. */
const LEAST_VISIBLE = 0.5;

/** Rounded down, so that what is too little never looks like enough. */
export function ratio(contrastOfTwo: number): string {
  return `${Math.floor(contrastOfTwo * 10) / 10}:1`;
}
