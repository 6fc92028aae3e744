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
