import type { Picture as PictureContent } from '../../../schema/generated/content.d.ts';
import { Picture } from './Picture.tsx';
import styles from './FramedPicture.module.css';

interface Props {
  picture: PictureContent;
  /** Gives the frame its proportions. */
  className?: string;
  eager?: boolean;
}

/** A picture that fills a frame with round corners, whatever its own proportions are. */
export function FramedPicture({ picture, className = '', eager }: Props) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <Picture {...picture} className={styles.picture} eager={eager} />
    </div>
  );
}
