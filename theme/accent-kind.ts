import type { Basis } from './basis.ts';
import { contrast, type Oklch, toOklch } from './oklch.ts';
import { standOff } from './stand-off.ts';

/** What kind of accent a brand has, which decides how buttons, links and drawings are colored. */
export interface AccentKind {
  /** Ground of buttons on light pages: the accent, or a little darker so that white words can be read on it. */
  fill: string;
  /** Words on it. */
  onFill: string;
  /** A bright accent stays as it is and carries dark words. */
  isBright: boolean;
  /** Lifted blue stays blue, lifted red turns pink: so reds keep a full fill in the dark. */
  isRed: boolean;
  /** A sober red thinned to pink is no longer sober: its light layers become dusty instead. */
  isSober: boolean;
  /** Gray, so to speak. */
  isColourless: boolean;
  /** What links and icons are made of. */
  words: Oklch;
  wordsAreSecond: boolean;
}

/** Further than this, in lightness, an accent is not darkened for white words. */
const MOST_DARKENING = 0.07;

/** From here on a color that is darkened does not look like itself. */
const MUCH_DARKENING = 0.2;

/** @param grounds of words on light pages */
export function accentKindOf(basis: Basis, grounds: readonly string[]): AccentKind {
  const { accent, second, seeds, deep } = basis;
  const forWhite = standOff(accent, { least: 4.6, on: ['#ffffff'], move: 'darker', from: accent });
  const black = deep(0.165, 0.046);
  const isBright =
    accent.l - toOklch(forWhite).l > MOST_DARKENING && contrast(seeds.accent, black) >= 4.6;
  const fill = isBright ? seeds.accent : forWhite;
  /** How much darker a color must become, in lightness, to be read as text. */
  const darkening = (color: Oklch): number => color.l - toOklch(asWords(color, grounds)).l;
  const isMuddy = isBright && darkening(accent) > MUCH_DARKENING;
  // A bright accent that would turn to mud as text hands words over to the second color, if that one is nearer.
  const wordsAreSecond = isMuddy && second.c > 0.06 && darkening(second) < darkening(accent);
  const isYellow = accent.h > 60 && accent.h < 130;
  const ochre = { l: 0.47, c: Math.min(0.09, accent.c), h: accent.h - 25 };
  const ownWords = isBright ? accent : toOklch(fill);
  return {
    fill,
    onFill: isBright ? darkWords(basis, black) : '#ffffff',
    isBright,
    isRed: accent.c > 0.06 && (accent.h < 50 || accent.h > 335) && !isBright,
    isSober: accent.c > 0.05 && accent.c < 0.135 && (accent.h < 45 || accent.h > 340),
    isColourless: accent.c < 0.035,
    words: wordsAreSecond ? second : isMuddy && isYellow ? ochre : ownWords,
    wordsAreSecond,
  };
}

/** The ink, where it can be read on the accent well. */
function darkWords({ seeds }: Basis, black: string): string {
  return contrast(seeds.ink, seeds.accent) >= 5.2 ? seeds.ink : black;
}

/** A color as words: itself, or darker until it can be read on all grounds. */
export function asWords(color: Oklch, grounds: readonly string[]): string {
  return standOff(color, { least: 4.6, on: grounds, move: 'darker', from: color });
}
