import type { Behind } from '../../../schema/generated/content.d.ts';
import { wordsOn, wordsOnPhotograph } from '../../../schema/words-on-files.ts';
import {
  BEHIND,
  BEHIND_ART,
  BEHIND_BRIGHT,
  BEHIND_BY_THEME,
  BEHIND_DARK,
  BEHIND_VEIL_LIGHT,
  BEHIND_VEIL_SIDE,
  BEHIND_VEIL_STRONG,
} from '../../contract.ts';
import { useHeaderOn } from '../../data/block-fields.ts';
import { usePictureFiles, useSite } from '../../data/context.ts';
import {
  UNDER_BY_THEME,
  UNDER_DARK,
  UNDER_HEADER,
  UNDER_VEIL_LIGHT,
  UNDER_VEIL_STRONG,
  UNDER_WHITE,
} from '../../option-classes.ts';
import { Picture } from './Picture.tsx';

const UNDER = { white: UNDER_WHITE, dark: UNDER_DARK, 'by-theme': UNDER_BY_THEME };
const UNDER_VEILS = { none: '', light: UNDER_VEIL_LIGHT, strong: UNDER_VEIL_STRONG };
/** The check refuses words that go against the theme. */
const WORDS = {
  white: BEHIND_DARK,
  dark: BEHIND_BRIGHT,
  'by-theme': BEHIND_BY_THEME,
  'against-theme': BEHIND_DARK,
};
const VEILS = {
  none: '',
  light: BEHIND_VEIL_LIGHT,
  strong: BEHIND_VEIL_STRONG,
  side: `${BEHIND_VEIL_STRONG} ${BEHIND_VEIL_SIDE}`,
  'light-side': `${BEHIND_VEIL_LIGHT} ${BEHIND_VEIL_SIDE}`,
};

/**
 * A picture that fills the element around it, behind its words, and the veil between both.
 */
export function PictureBehind({
  picture: { src, alt, focus, narrow, dark },
  veil = 'light',
  eager,
}: {
  picture: Omit<Behind, 'veil'>;
  veil?: keyof typeof VEILS;
  eager?: boolean;
}) {
  return (
    <div className={BEHIND_ART}>
      <Picture {...{ src, alt, focus, narrow, dark, eager }} wide />
      <span className={VEILS[veil]} />
    </div>
  );
}

/**
 * Classes of an element with a picture behind its words: on a photograph, and on a drawing that looks the same on every
 * page, they are white or dark, as it was measured; on others they have the color of the page. Where the header is on the
 * picture, they say how.
 * @param picture none has no class
 * @param part of the picture that words cover
 */
export function useBehindClasses(
  picture: Pick<Behind, 'src' | 'dark'> | undefined,
  part: 'left' | 'right' | 'all',
): string {
  const fileOf = usePictureFiles();
  const header = useHeaderOn();
  const words = picture && wordsOn(picture, part, fileOf);
  if (!words) return BEHIND;
  const classes = [
    BEHIND,
    WORDS[words],
    ...(header ? [UNDER_HEADER, UNDER[header.words], UNDER_VEILS[header.veil]] : []),
  ];
  return classes.filter(Boolean).join(' ');
}

/**
 * The classes and the veil of an element with a photograph behind its words, where no author chooses the veil; nothing for
 * a drawing, which is next to them.
 * @param part of the picture that words cover on a wide screen; next to one of its sides the veil fades away
 */
export function useOnPhotograph(
  picture: Pick<Behind, 'src' | 'narrow' | 'dark'> | undefined,
  part: 'left' | 'right' | 'all',
): { className: string; veil: keyof typeof VEILS } | undefined {
  const fileOf = usePictureFiles();
  const found = picture && wordsOnPhotograph(picture, part, fileOf);
  if (!found) return undefined;
  const { words, veil } = found;
  const className = `${BEHIND} ${WORDS[words]}`;
  if (part === 'all' || veil === 'none') return { className, veil };
  return { className, veil: veil === 'light' ? 'light-side' : 'side' };
}

/** The side of a picture at which lines begin. */
export function useStartSide(): 'left' | 'right' {
  return useSite().direction === 'rtl' ? 'right' : 'left';
}
