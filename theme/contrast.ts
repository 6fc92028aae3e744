import { contrast, over, toHex, toOklch } from './oklch.ts';
import { type Pair, PAIRS } from './pairs.ts';
import type { Role, Roles } from './palette.ts';

/** A pair that cannot be read well enough. */
export interface WeakPair extends Pair {
  contrast: number;
}

/** The pairs of a theme's roles that miss the contrast they need. */
export function weakPairs(roles: Roles): WeakPair[] {
  return PAIRS.map((pair) => ({ ...pair, contrast: contrastOf(pair, roles) })).filter(
    (pair) => pair.contrast < pair.least,
  );
}

function contrastOf({ role, ground, through }: Pair, roles: Roles): number {
  const under = through ? over(roles[through], roles[ground]) : roles[ground];
  return contrast(over(roles[role], under), under);
}

/** Lightness is searched in steps of this size, over its whole range. */
const STEP = 0.004;
const STEPS = 1 / STEP;

/**
 * The nearest color of the same hue with which a role stands off in all its pairs.
 * @returns as #rrggbb; nothing if there is none, because its grounds are too far apart
 */
export function nearestPassing(role: Role, roles: Roles): string | undefined {
  const mine = PAIRS.filter((pair) => pair.role === role || pair.ground === role);
  const { l, c, h } = toOklch(roles[role]);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const lightness of [l - step * STEP, l + step * STEP]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = toHex({ l: lightness, c, h });
      const tried = { ...roles, [role]: candidate };
      if (mine.every((pair) => contrastOf(pair, tried) >= pair.least)) return candidate;
    }
  }
  return undefined;
}
