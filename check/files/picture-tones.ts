import type { PictureFile, PictureTones } from '../../schema/generated/data.d.ts';
import { contrast, over } from '../../theme/oklch.ts';

/** The part of a picture that words on it cover: they begin at one side, or are in its middle. */
export type Part = Exclude<keyof PictureTones, 'top'>;

/**
 * How strong the veil between a picture and words on it is where these are, from 0 to 1; the same in
 * renderer/styles/options/behind.css. That of `side` fades away beyond them.
 */
export const VEILS = { none: 0, light: 0.3, strong: 0.6, side: 0.6 };

export type Veil = keyof typeof VEILS;

export function isVeil(value: unknown): value is Veil {
  return typeof value === 'string' && Object.hasOwn(VEILS, value);
}

/** Of the veils all over a picture, the weakest first. */
const BY_STRENGTH = ['none', 'light', 'strong'] as const satisfies readonly Veil[];

/** The weakest veil through which words can be read; the strongest where none is enough. */
export function weakestVeil(isReadable: (veil: Veil) => boolean): (typeof BY_STRENGTH)[number] {
  return BY_STRENGTH.find(isReadable) ?? 'strong';
}

/** Words on a picture are white or dark, over a veil of the opposite color; the same values as in that sheet. */
export const WHITE = { words: '#ffffff', veil: '#000000' };
export const DARK = { words: '#111111', veil: '#ffffff' };

/** Whether dark words can be read better on a part of a picture than white ones. */
export function isBright<P extends Part>(tones: Pick<PictureTones, P>, part: P): boolean {
  const { lightest, darkest } = tones[part];
  return contrast(DARK.words, darkest) > contrast(WHITE.words, lightest);
}

/**
 * The contrast between words on a part of a picture, through a veil, and the tenth of its pixels that is worst for them.
 * @param bright whether the words are dark, which another picture in the same place may have decided
 */
export function contrastOn<P extends Part>(
  tones: Pick<PictureTones, P>,
  part: P,
  veil: Veil,
  bright = isBright(tones, part),
): number {
  const { words, veil: color } = bright ? DARK : WHITE;
  const worst = bright ? tones[part].darkest : tones[part].lightest;
  return contrast(words, through(color, veil, worst));
}

/** WCAG 2.2 AA (1.4.3) asks for 4.5; the rest is for what a photograph loses and gains where it is compressed. */
const CONTRAST = 5;

const PARTS: readonly Part[] = ['left', 'right', 'all'];

/** The parts of a picture on which dark words can be read better than white ones. */
export function brightParts(tones: PictureTones): Part[] {
  return PARTS.filter((part) => isBright(tones, part));
}

/** How strong a veil must be by itself where an author does not choose it. */
export function neededVeils(tones: PictureTones): Pick<PictureFile, 'veils'> {
  const veils = PARTS.flatMap((part) => {
    const veil = weakestVeil((one) => contrastOn(tones, part, one) >= CONTRAST);
    return veil === 'none' ? [] : [[part, veil] as const];
  });
  return veils.length > 0 ? { veils: Object.fromEntries(veils) } : {};
}

/** What a color looks like through a veil of another color. */
export function through(color: string, veil: Veil, behind: string): string {
  const alpha = Math.round(VEILS[veil] * 255)
    .toString(16)
    .padStart(2, '0');
  return over(color + alpha, behind);
}
