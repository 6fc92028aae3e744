import { contrast } from '../../theme/oklch.ts';
import {
  DARK,
  isVeil,
  through,
  type Veil,
  VEILS,
  weakestVeil,
  WHITE,
} from '../files/picture-tones.ts';
import type { PictureTones } from '../../schema/generated/data.d.ts';
import { type CoveredPicture, coveredFiles } from './covered-picture.ts';
import type { HeaderOnPicture } from '../../schema/words-on-files.ts';

/** WCAG 2.2 AA (1.4.3) asks for 4.5; the rest is for the tint of what is pointed at. A strong veil always has 5.7. */
const CONTRAST = 5.5;

const COLORS = { white: WHITE, dark: DARK };

type Tones = Pick<PictureTones, 'top' | 'all'>;

/** A file of the picture: how it is below the header, and what is on it. */
interface Below {
  lightest: string;
  darkest: string;
  /** The color of the veil of the section. */
  veil: string;
  /** Whether only dark pages show it. */
  isOnDark: boolean;
}

/**
 * Chooses white or dark words for a header on the picture of a section: those that need the weaker veil, next to that of
 * the section. All files of the picture are measured at their upper halves; as a whole if their focus is below it.
 * @param isBright whether the words of the section on a file are dark
 * @returns nothing for a picture that was not measured, such as a drawing with colors of the theme
 */
export function chooseHeader(
  { picture, veil: named }: Pick<CoveredPicture, 'picture' | 'veil'>,
  isBright: (src: string) => boolean,
  tonesOf: (src: string) => Tones | undefined,
): HeaderOnPicture | undefined {
  if (typeof picture['src'] !== 'string') return undefined;
  const { files, words: onFiles } = coveredFiles(picture, 'all', isBright);
  const part = isLow(picture['focus']) ? 'all' : 'top';
  const below: Below[] = [];
  for (const { field, name, bright } of files) {
    const tones = tonesOf(name);
    if (!tones) return undefined;
    const { veil } = bright ? DARK : WHITE;
    below.push({ ...tones[part], veil, isOnDark: field === 'dark' });
  }
  const veilOfSection = isVeil(named) ? named : 'light';
  const choices = onFiles === 'by-theme' ? (['by-theme'] as const) : (['white', 'dark'] as const);
  return choices
    .map((words) => {
      const contrastWith = (veil: Veil) => leastContrast(below, words, veil, veilOfSection);
      const veil = weakestVeil((one) => contrastWith(one) >= CONTRAST);
      return { header: { words, veil }, found: contrastWith(veil) };
    })
    .toSorted(
      (one, other) => VEILS[one.header.veil] - VEILS[other.header.veil] || other.found - one.found,
    )[0]?.header;
}

/** The contrast of words of the header on all files, through its own veil and that of the section. */
function leastContrast(
  below: readonly Below[],
  words: HeaderOnPicture['words'],
  veil: Veil,
  veilOfSection: Veil,
): number {
  // A header is all over the picture, also where a veil has faded away.
  const veils: readonly Veil[] = veilOfSection === 'side' ? ['side', 'none'] : [veilOfSection];
  const found = below.flatMap(({ lightest, darkest, veil: colorOfSection, isOnDark }) => {
    const color = words === 'by-theme' ? (isOnDark ? WHITE : DARK) : COLORS[words];
    const worst = color === WHITE ? lightest : darkest;
    return veils.map((one) => {
      const shown = through(colorOfSection, one, worst);
      return contrast(color.words, through(color.veil, veil, shown));
    });
  });
  return Math.min(...found);
}

function isLow(focus: unknown): boolean {
  const fromTop: unknown = Array.isArray(focus) ? focus[1] : undefined;
  return typeof fromTop === 'number' && fromTop > 0.5;
}
