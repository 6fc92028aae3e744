import type { Basis } from '../basis.ts';
import { type Oklch, toHex } from '../oklch.ts';
import { standOff } from '../stand-off.ts';

/** Grounds that words are on. */
export interface TextGrounds {
  /** Of pages, cards and quiet buttons. */
  all: readonly string[];
  /** Without tints: of dates, captions and the fields of forms. */
  plain: readonly string[];
}

/** Words and fields on light pages. */
export function lightText({ seeds, ink, inkTinge }: Basis, { plain }: TextGrounds) {
  const inked = (l: number, c: number): Oklch => ({ l, c: c * inkTinge, h: ink.h });
  const quiet = inked(Math.max(ink.l + 0.12, 0.516), 0.062);
  return {
    text: seeds.ink,
    'text-muted': toHex(inked(Math.max(ink.l + 0.1, 0.435), 0.063)),
    'text-quiet': standOff(quiet, { least: 4.6, on: plain, move: 'darker' }),
    'border-input': standOff(inked(0.631, 0.056), { least: 3.1, on: plain, move: 'darker' }),
  };
}

/** Words and fields on dark pages. */
export function darkText({
  paper,
  ink,
  inkTinge,
  greyTinge,
  paperIsTinted,
}: Basis): ReturnType<typeof lightText> {
  const inked = (l: number, c: number): Oklch => ({ l, c: c * inkTinge, h: ink.h });
  const tinge = Math.min(1, Math.max(inkTinge, greyTinge * 0.6));
  const white = { l: 0.968, c: 0.015 * tinge, h: paperIsTinted ? paper.h : ink.h };
  return {
    text: toHex(white),
    'text-muted': toHex(inked(0.81, 0.044)),
    'text-quiet': toHex(inked(0.713, 0.055)),
    'border-input': toHex(inked(0.611, 0.073)),
  };
}
