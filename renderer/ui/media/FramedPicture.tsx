import type { Picture as PictureContent } from '../../../schema/generated/content.d.ts';
import { HERO_PICTURE } from '../../contract.ts';
import { Picture } from './Picture.tsx';
import styles from './FramedPicture.module.css';

interface Props {
  picture: PictureContent;
  /** Gives the frame its proportions. */
  className?: string;
  eager?: boolean;
  wide?: boolean;
  /** Next to the title of a page: what the disc of the menu grows into. */
  isHero?: boolean;
}

/** A picture that fills a frame with round corners, whatever its own proportions are; `wide` as in `Picture`. */
export function FramedPicture({ picture, className = '', eager, wide, isHero }: Props) {
  return (
    <div
      className={`${styles.frame} ${className}`}
      data-ratio={picture.ratio}
      {...{ [HERO_PICTURE]: isHero ? '' : undefined }}
    >
      <Picture {...picture} className={styles.picture} eager={eager} wide={wide} />
    </div>
  );
}
