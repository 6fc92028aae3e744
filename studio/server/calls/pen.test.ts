import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, hueGap, toOklch } from '../../../theme/oklch.ts';
import { penFor } from './pen.ts';

test.each([
  ['#c2185b', 'blue'],
  ['#e91e63', 'blue'],
  ['#8e24aa', 'magenta'],
  ['#2b45d1', 'magenta'],
  ['#0f7a4c', 'magenta'],
  ['#777777', 'magenta'],
])('on a site whose accent is %s the pen is %s', (accent, pen) => {
  expect(penFor(accent)).toBe(pen);
});

/** The pens that a sheet has, magenta first: for light and for dark grounds. */
function pensOf(sheet: string): [light: string, dark: string][] {
  const text = readFileSync(join(import.meta.dirname, '../../..', sheet), 'utf8');
  return [...text.matchAll(/--(?:studio-)?pen: light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, light = '', dark = '']) => [light, dark],
  );
}

test.each([
  ['studio/shell/styles/base.css', '#e6e6e6', 5, '#2c2c2c', 6.3],
  ['renderer/studio/overlay.css', '#ffffff', 5.1, '#0a0a14', 8.2],
])('both pens of %s have the same contrasts', (sheet, light, least, dark, leastDark) => {
  const pens = pensOf(sheet);
  expect(pens).toHaveLength(2);
  for (const [onLight, onDark] of pens) {
    expect(contrast(onLight, light)).toBeGreaterThanOrEqual(least);
    expect(contrast(onDark, dark)).toBeGreaterThanOrEqual(leastDark);
  }
  const [magenta, blue] = pens.map(([onLight]) => toOklch(onLight).h);
  expect(hueGap(magenta ?? 0, blue ?? 0)).toBeGreaterThan(60);
});
