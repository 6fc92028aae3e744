import type { Behind } from '../../../schema/generated/content.d.ts';
import { wordsOnFiles } from '../../../schema/words-on-files.ts';
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
import { usePictureFile } from '../../data/context.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
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
  side: BEHIND_VEIL_SIDE,
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
  const first = usePictureFile(picture?.src ?? '');
  const other = usePictureFile(picture?.dark ?? '');
  const header = useHeaderOn();
  const onFirst = isBright(first, part);
  const onOther = isBright(other, part);
  if (onFirst === undefined && onOther === undefined) return BEHIND;
  const words = picture?.dark === undefined ? wordsOn(onFirst) : wordsOnFiles(onFirst, onOther);
  const classes = [
    BEHIND,
    WORDS[words],
    ...(header ? [UNDER_HEADER, UNDER[header.words], UNDER_VEILS[header.veil]] : []),
  ];
  return classes.filter(Boolean).join(' ');
}

/** Whether words on a part of a file are dark; undefined for a file that was not measured. */
function isBright(file: PictureFile | undefined, part: 'left' | 'right' | 'all') {
  if (!file || (file.kind === 'drawing' && !file.bright)) return undefined;
  return file.bright?.includes(part) ?? false;
}

function wordsOn(isDark: boolean | undefined) {
  return isDark ? 'dark' : 'white';
}
