import { contrast } from '../../theme/oklch.ts';
import {
  DARK,
  isVeil,
  type PictureTones,
  through,
  type Veil,
  VEILS,
  WHITE,
} from '../files/picture-tones.ts';
import type { CoveredPicture } from './covered-picture.ts';
import type { HeaderOnPicture } from '../../schema/header-on-picture.ts';

/** WCAG 2.2 AA (1.4.3) asks for 4.5; the rest is for the tint of what is pointed at. A strong veil always has 5.7. */
const CONTRAST = 5.5;

const COLORS = { white: WHITE, dark: DARK };
const BY_STRENGTH = ['none', 'light', 'strong'] as const satisfies readonly Veil[];

/**
 * Chooses white or dark words for a header on the picture of a section: those that need the weaker veil, next to that of
 * the section. All files of the picture are measured at their upper halves; as a whole if their focus is below it.
 * @param isBright whether the words of the section are dark
 * @returns nothing for a picture that was not measured, such as a drawing with colors of the theme
 */
export function chooseHeader(
  { picture, veil: named }: Pick<CoveredPicture, 'picture' | 'veil'>,
  isBright: boolean,
  tonesOf: (src: string) => Pick<PictureTones, 'top' | 'all'> | undefined,
): HeaderOnPicture | undefined {
  const { src, narrow, focus } = picture;
  const files = [src, narrow].filter((file) => typeof file === 'string');
  const tones = files.flatMap((file) => tonesOf(file) ?? []);
  if (tones.length < files.length || files.length === 0) return undefined;
  const part = isLow(focus) ? 'all' : 'top';
  const veilOfSection = isVeil(named) ? named : 'light';
  // A header is all over the picture, also where a veil has faded away.
  const veils: readonly Veil[] = veilOfSection === 'side' ? ['side', 'none'] : [veilOfSection];
  const { veil: colorOfSection } = isBright ? DARK : WHITE;
  const contrastWith = (words: HeaderOnPicture['words'], veil: Veil) => {
    const color = COLORS[words];
    const found = tones.flatMap(({ [part]: { lightest, darkest } }) => {
      const worst = words === 'white' ? lightest : darkest;
      return veils.map((below) => {
        const shown = through(colorOfSection, below, worst);
        return contrast(color.words, through(color.veil, veil, shown));
      });
    });
    return Math.min(...found);
  };
  const choices = (['white', 'dark'] as const).map((words): HeaderOnPicture => {
    const veil = BY_STRENGTH.find((one) => contrastWith(words, one) >= CONTRAST) ?? 'strong';
    return { words, veil };
  });
  return choices.toSorted(
    (one, other) =>
      VEILS[one.veil] - VEILS[other.veil] ||
      contrastWith(other.words, other.veil) - contrastWith(one.words, one.veil),
  )[0];
}

function isLow(focus: unknown): boolean {
  const fromTop: unknown = Array.isArray(focus) ? focus[1] : undefined;
  return typeof fromTop === 'number' && fromTop > 0.5;
}
