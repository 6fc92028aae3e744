import { type AccentKind, asWords } from '../accent-kind.ts';
import type { Basis } from '../basis.ts';
import { hueGap, type Oklch, toHex, toOklch } from '../oklch.ts';
import { bend, standOff } from '../stand-off.ts';
import type { TextGrounds } from './text.ts';

/** Buttons, links and the ring of the focus on light pages. */
export function lightAccent({ ink }: Basis, kind: AccentKind, { all }: TextGrounds) {
  const text = toOklch(asWords(kind.words, all));
  // A ring in the color of errors would read as an error: red brands focus in ink.
  const isReddish = text.c > 0.08 && hueGap(text.h, 30) < 32;
  const ring = isReddish
    ? { l: 0.42, c: Math.min(0.05, ink.c * 2), h: ink.h }
    : { l: Math.max(0.543, text.l), c: Math.min(text.c * 1.05, 0.226), h: text.h };
  return {
    accent: kind.fill,
    'on-accent': kind.onFill,
    'accent-hover': pressed(kind, 0.075, 0.82),
    'accent-active': pressed(kind, 0.14, 0.64),
    'accent-text': toHex(text),
    'accent-text-hover': toHex({ l: Math.max(0.1, text.l - 0.14), c: text.c * 0.64, h: text.h }),
    focus: toHex(ring),
  };
}

/** A button that is pointed at or pressed is darker; where it is nearly black already, lighter. */
function pressed({ fill, onFill, isBright }: AccentKind, by: number, chroma: number): string {
  const base = toOklch(fill);
  if (isBright) {
    const darker = { ...base, l: base.l - by * 0.45 };
    return standOff(darker, { least: 4.6, on: [onFill], move: 'lighter', from: base });
  }
  const l = Math.max(0.08, base.l > 0.3 ? base.l - by : base.l + by);
  return toHex({ l, c: base.c * chroma, h: bend(base, l) });
}

/** Buttons, links and the ring of the focus on dark pages. */
export function darkAccent(
  basis: Basis,
  kind: AccentKind,
  { all }: TextGrounds,
): ReturnType<typeof lightAccent> {
  const { second } = basis;
  const fill = toOklch(darkFill(basis, kind));
  const text = toOklch(standOff(darkWords(basis, kind), { least: 4.6, on: all, move: 'lighter' }));
  return {
    accent: toHex(fill),
    'on-accent': kind.isRed ? '#ffffff' : basis.deep(0.165, 0.046),
    ...lit(fill, kind),
    'accent-text': toHex(text),
    'accent-text-hover': toHex({ l: Math.min(0.97, text.l + 0.099), c: text.c * 0.52, h: text.h }),
    focus: toHex({ l: Math.max(second.l, 0.8), c: Math.min(second.c, 0.17), h: second.h }),
  };
}

/**
 * Red keeps a full fill with white words, a bright accent stays, gray turns over to nearly white; others are lifted.
 */
function darkFill({ accent }: Basis, { isBright, isColourless, isRed }: AccentKind): string {
  const { l, c, h } = accent;
  if (isBright) return toHex({ l: Math.min(l, 0.9), c: c * 0.96, h });
  if (isColourless) return toHex({ l: 0.93, c: Math.min(c, 0.012), h });
  if (!isRed) return toHex({ l: 0.726, c: Math.max(c * 0.656, Math.min(c, 0.1)), h });
  return toHex({ l: 0.525, c: Math.min(0.18, Math.max(c * 1.1, 0.12)), h });
}

function darkWords({ accent }: Basis, kind: AccentKind): Oklch {
  const { c, h } = kind.wordsAreSecond ? kind.words : accent;
  if (kind.isColourless && !kind.wordsAreSecond) return { l: 0.9, c: c * 0.6, h };
  if (kind.isBright && !kind.wordsAreSecond && accent.l > 0.75)
    return { l: Math.max(0.783, Math.min(accent.l, 0.88)), c: c * 0.9, h };
  return { l: 0.783, c: Math.max(Math.min(c, c * 0.51 + 0.01), Math.min(c, 0.09)), h };
}

/** Pointed at and pressed in the dark: lighter, but a full red darker, because its words are white. */
function lit({ l, c, h }: Oklch, { isRed }: AccentKind) {
  const moved = (by: number, chroma: number) =>
    toHex({ l: Math.min(0.985, l + by), c: c * chroma, h });
  if (isRed) return { 'accent-hover': moved(-0.053, 0.96), 'accent-active': moved(-0.094, 0.96) };
  if (l > 0.86) return { 'accent-hover': moved(0.05, 0.75), 'accent-active': moved(-0.07, 1) };
  return { 'accent-hover': moved(0.089, 0.65), 'accent-active': moved(0.156, 0.4) };
}
