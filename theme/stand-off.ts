import { lowestContrast, type Oklch, toHex } from './oklch.ts';

/** Steps of lightness in which a color is moved: too small for the eye to tell two neighbors apart. */
const STEP = 0.004;

/** What a color must reach on some grounds. */
interface Demand {
  /** Contrast by WCAG 2. */
  least: number;
  on: readonly string[];
  /** Whether it may become darker or lighter to get there. */
  move: 'darker' | 'lighter';
  /** A color that it comes from; yellow bends toward ochre where it becomes darker. */
  from?: Oklch;
}

/**
 * The color itself, or the nearest of its hue that stands off all grounds; black or white where none does.
 * @returns as #rrggbb
 */
export function standOff(color: Oklch, { least, on, move, from }: Demand): string {
  const direction = move === 'darker' ? -STEP : STEP;
  for (let { l } = color; l >= -STEP && l <= 1 + STEP; l += direction) {
    const candidate = toHex({ l, c: color.c, h: from ? bend(from, l) : color.h });
    if (lowestContrast(candidate, on) >= least) return candidate;
  }
  return move === 'darker' ? '#000000' : '#ffffff';
}

/** Yellow that becomes darker turns olive; the eye expects ochre. So its hue goes toward orange on the way down. */
export function bend({ l, h }: Oklch, lightness: number): number {
  const isYellow = h > 70 && h < 118;
  return isYellow ? h - Math.min(28, Math.max(0, l - lightness) * 70) : h;
}
