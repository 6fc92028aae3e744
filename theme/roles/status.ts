import type { Basis } from '../basis.ts';
import { hueGap, type Oklch, toHex, withAlpha } from '../oklch.ts';

/** Success, errors and warnings on light pages and parts of code, in hues that people know, and what is over the page. */
export function lightStatus(basis: Basis) {
  const { ink, second, secondLoudness } = basis;
  const red = hueOfErrors(basis.accent);
  return {
    'success-text': toHex({ l: 0.42, c: 0.094, h: 157 }),
    danger: toHex({ l: 0.513, c: 0.184, h: red }),
    'danger-soft': toHex({ l: 0.956, c: 0.019, h: red - 4 }),
    'danger-text': toHex({ l: 0.432, c: 0.156, h: red }),
    'warning-soft': toHex({ l: 0.969, c: 0.034, h: 86 }),
    'warning-text': toHex({ l: 0.46, c: 0.099, h: 71 }),
    'code-keyword': toHex({ l: 0.45, c: 0.19, h: 310 }),
    'code-string': toHex({ l: 0.43, c: 0.1, h: 150 }),
    'code-value': toHex({ l: 0.46, c: 0.12, h: 50 }),
    'code-name': toHex({ l: 0.43, c: 0.14, h: 255 }),
    selection: toHex({ l: 0.893, c: 0.081 * Math.max(secondLoudness, 0.4), h: second.h }),
    scrim: withAlpha(basis.deep(0.165, 0.046), 0.56),
    shadow: toHex({ l: 0.221, c: ink.c, h: ink.h }),
  };
}

/** The same on dark pages. */
export function darkStatus({ accent, ink }: Basis): ReturnType<typeof lightStatus> {
  const red = hueOfErrors(accent);
  const marker = Math.min(0.105, Math.max(0.04, accent.c * 0.5));
  return {
    'success-text': toHex({ l: 0.858, c: 0.073, h: 162 }),
    danger: toHex({ l: 0.788, c: 0.123, h: red - 3 }),
    'danger-soft': toHex({ l: 0.264, c: 0.062, h: red - 20 }),
    'danger-text': toHex({ l: 0.842, c: 0.076, h: red - 3 }),
    'warning-soft': toHex({ l: 0.294, c: 0.046, h: 77 }),
    'warning-text': toHex({ l: 0.84, c: 0.133, h: 83 }),
    'code-keyword': toHex({ l: 0.8, c: 0.12, h: 310 }),
    'code-string': toHex({ l: 0.84, c: 0.11, h: 150 }),
    'code-value': toHex({ l: 0.83, c: 0.1, h: 60 }),
    'code-name': toHex({ l: 0.81, c: 0.09, h: 250 }),
    selection: toHex({ l: 0.398, c: marker, h: accent.h + 22 }),
    scrim: withAlpha(toHex({ l: 0.1, c: ink.c * 0.3, h: ink.h }), 0.72),
    shadow: '#000000',
  };
}

/** Next to a red brand errors turn to orange or to crimson, so that not everything looks like one. */
function hueOfErrors({ c, h }: Oklch): number {
  const isRedBrand = c > 0.08 && hueGap(h, 30) < 22;
  if (!isRedBrand) return 30;
  return h > 24 ? 18 : 36;
}
