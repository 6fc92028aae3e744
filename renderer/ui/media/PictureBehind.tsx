import type { Behind } from '../../../schema/generated/content.d.ts';
import {
  BEHIND,
  BEHIND_ART,
  BEHIND_BRIGHT,
  BEHIND_DARK,
  BEHIND_VEIL_LIGHT,
  BEHIND_VEIL_SIDE,
  BEHIND_VEIL_STRONG,
} from '../../contract.ts';
import { useHeaderOn } from '../../data/block-fields.ts';
import { usePictureFile } from '../../data/context.ts';
import {
  UNDER_DARK,
  UNDER_HEADER,
  UNDER_VEIL_LIGHT,
  UNDER_VEIL_STRONG,
  UNDER_WHITE,
} from '../../option-classes.ts';
import { Picture } from './Picture.tsx';

const UNDER = { white: UNDER_WHITE, dark: UNDER_DARK };
const UNDER_VEILS = { none: '', light: UNDER_VEIL_LIGHT, strong: UNDER_VEIL_STRONG };
const VEILS = {
  none: '',
  light: BEHIND_VEIL_LIGHT,
  strong: BEHIND_VEIL_STRONG,
  side: BEHIND_VEIL_SIDE,
};

/**
 * A picture that fills the element around it, behind its words, and the veil between both. It is the same in both themes,
 * because the color of the words depends on it.
 */
export function PictureBehind({
  picture: { src, alt, focus, narrow },
  veil = 'light',
  eager,
}: {
  picture: Omit<Behind, 'veil'>;
  veil?: keyof typeof VEILS;
  eager?: boolean;
}) {
  return (
    <div className={BEHIND_ART}>
      <Picture src={src} alt={alt} focus={focus} narrow={narrow} eager={eager} wide />
      <span className={VEILS[veil]} />
    </div>
  );
}

/**
 * Classes of an element with a picture behind its words: on a photograph, and on a drawing that looks the same on every
 * page, they are white or dark, as it was measured; on others they have the color of the page. Where the header is on the
 * picture, they say how.
 * @param src of the picture
 * @param part of the picture that words cover
 */
export function useBehindClasses(src: string, part: 'left' | 'right' | 'all'): string {
  const file = usePictureFile(src);
  const header = useHeaderOn();
  if (!file || (file.kind === 'drawing' && !file.bright)) return BEHIND;
  const classes = [
    BEHIND,
    file.bright?.includes(part) ? BEHIND_BRIGHT : BEHIND_DARK,
    ...(header ? [UNDER_HEADER, UNDER[header.words], UNDER_VEILS[header.veil]] : []),
  ];
  return classes.filter(Boolean).join(' ');
}
