import { expect, test } from 'vitest';
import { toHex } from '../../theme/oklch.ts';
import { judgeTheme } from '../../theme/judge.ts';
import { describeColors, fitting, readColors } from './brand-colors.ts';

test.each([
  ['#0b6470, #12292e; #F2B950', '#0b6470 #12292e #f2b950'],
  ['#06c #111 #fc0', '#0066cc #111111 #ffcc00'],
  // Missing ones are computed.
  ['#0b6470', '#0b6470 #0d1e20 #ffb86b'],
])('reads %s as three colors', (words, colors) => {
  expect(describeColors(readColors(words))).toBe(colors);
});

test.each(['', 'blue', '#12345', '#111 #222 #333 #444', '#111 or so', 'logo.svg'])(
  'says how to write colors instead of %j',
  (words) => {
    expect(() => readColors(words)).toThrow(
      /cannot be read as colors\. Write one to three of them, .*: #0b6470 #12292e #f2b950\.$/,
    );
  },
);

test('text that could not be read becomes the nearest color that can be', () => {
  expect(readColors('#e30613 #ffcc00 #009640').ink).toBe('#443400');
});

test('whatever the colors of a brand, every text of the theme can be read', () => {
  const hues = [0, 40, 80, 120, 160, 200, 240, 280, 320];
  const colors = hues.flatMap((h) => [0.25, 0.5, 0.75, 0.95].map((l) => toHex({ l, c: 0.2, h })));
  const faults = colors.flatMap((accent, n) => {
    const at = (step: number) => colors[(n * step + 11) % colors.length];
    return judgeTheme({
      colors: fitting({ accent, ink: at(5), second: at(7) }),
      dark: 'auto',
      overrides: {},
    });
  });
  expect(faults).toEqual([]);
  expect(colors).toHaveLength(36);
});
