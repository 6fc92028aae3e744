import type { ReactNode } from 'react';
import {
  OPENING,
  OPENING_ABOVE,
  OPENING_ART,
  OPENING_BEHIND,
  OPENING_BELOW,
  OPENING_BRIGHT,
  OPENING_CENTER,
  OPENING_DARK,
  OPENING_FULL,
  OPENING_HALF,
  OPENING_VEIL_LIGHT,
  OPENING_VEIL_STRONG,
  OPENING_WORDS,
} from '../../contract.ts';
import { useBlockId } from '../../data/block-id.ts';
import { usePictureFile, useSite } from '../../data/context.ts';
import type { BlockOf } from '../../data/types.ts';
import { Wrap } from '../../ui/layout/Section.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Picture } from '../../ui/media/Picture.tsx';

const LAYOUTS = { behind: OPENING_BEHIND, above: OPENING_ABOVE, below: OPENING_BELOW };
const HEIGHTS = { auto: '', half: OPENING_HALF, full: OPENING_FULL };
const VEILS = { none: '', light: OPENING_VEIL_LIGHT, strong: OPENING_VEIL_STRONG };

interface Props extends Pick<BlockOf<'hero'>, 'align' | 'height' | 'veil'> {
  layout: keyof typeof LAYOUTS;
  picture: NonNullable<BlockOf<'hero'>['picture']>;
  /** The main heading and the words below it. */
  children: ReactNode;
}

/** An opening with its picture behind the words, above or below them. Its sheet is styles/options/openings.css. */
export function Opening({
  picture,
  layout,
  align,
  height = 'auto',
  veil = 'light',
  children,
}: Props) {
  const tone = useTone(picture.src, align);
  const isBehind = layout === 'behind';
  const classes = [
    OPENING,
    LAYOUTS[layout],
    HEIGHTS[height],
    align === 'center' ? OPENING_CENTER : '',
    isBehind ? tone : '',
  ];
  const words = (
    <Wrap className={OPENING_WORDS}>
      <div>{children}</div>
    </Wrap>
  );
  return (
    <section id={useBlockId()} className={classes.filter(Boolean).join(' ')}>
      {layout === 'below' ? words : null}
      {layout === 'below' ? (
        <Wrap>
          <FramedPicture picture={picture} className={OPENING_ART} eager wide />
        </Wrap>
      ) : (
        <div className={OPENING_ART}>
          <Picture {...picture} eager wide />
          {isBehind ? <span className={VEILS[veil]} /> : null}
        </div>
      )}
      {layout === 'below' ? null : words}
    </section>
  );
}

/** Words on a photograph are white or dark, as it was measured; on a drawing they have the color of the page. */
function useTone(src: string, align: Props['align']): string {
  const file = usePictureFile(src);
  const { direction } = useSite();
  if (file?.kind !== 'bitmap') return '';
  const part = align === 'center' ? 'all' : direction === 'rtl' ? 'right' : 'left';
  return file.bright?.includes(part) ? OPENING_BRIGHT : OPENING_DARK;
}
