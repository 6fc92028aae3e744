import type { ReactNode } from 'react';
import {
  OPENING,
  OPENING_ABOVE,
  OPENING_ART,
  OPENING_BEHIND,
  OPENING_BELOW,
  OPENING_BOTTOM,
  OPENING_CENTER,
  OPENING_FULL,
  OPENING_HALF,
  OPENING_WORDS,
} from '../../contract.ts';
import { useBlockId } from '../../data/block-fields.ts';
import type { BlockOf } from '../../data/types.ts';
import { Wrap } from '../../ui/layout/Section.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { PictureBehind, useBehindClasses, useStartSide } from '../../ui/media/PictureBehind.tsx';

const LAYOUTS = { behind: OPENING_BEHIND, above: OPENING_ABOVE, below: OPENING_BELOW };
const HEIGHTS = { auto: '', half: OPENING_HALF, full: OPENING_FULL };

interface Props extends Pick<BlockOf<'hero'>, 'align' | 'height' | 'place' | 'veil'> {
  layout: keyof typeof LAYOUTS;
  picture: NonNullable<BlockOf<'hero'>['picture']>;
  /** The main heading and the words below it. */
  children: ReactNode;
}

/** An opening with its picture behind the words, above or below them. Its sheet is styles/options/openings.css. */
export function Opening({ picture, layout, align, height = 'auto', place, veil, children }: Props) {
  const start = useStartSide();
  const behind = useBehindClasses(picture, align === 'center' ? 'all' : start);
  const classes = [
    OPENING,
    LAYOUTS[layout],
    HEIGHTS[height],
    align === 'center' ? OPENING_CENTER : '',
    place === 'bottom' ? OPENING_BOTTOM : '',
    layout === 'behind' ? behind : '',
  ];
  const words = (
    <Wrap className={OPENING_WORDS}>
      <div>{children}</div>
    </Wrap>
  );
  return (
    <section id={useBlockId()} className={classes.filter(Boolean).join(' ')}>
      {layout === 'behind' ? (
        // Words in the center have no side.
        <PictureBehind
          picture={picture}
          veil={veil === 'side' && align === 'center' ? 'strong' : veil}
          eager
        />
      ) : null}
      {layout === 'above' ? (
        <div className={OPENING_ART}>
          <Picture {...picture} eager wide />
        </div>
      ) : null}
      {words}
      {layout === 'below' ? (
        <Wrap>
          <FramedPicture picture={picture} className={OPENING_ART} eager wide />
        </Wrap>
      ) : null}
    </section>
  );
}
