import type { Picture } from '../../../schema/generated/content.d.ts';
import styles from './Cover.module.css';
import { FramedPicture } from './FramedPicture.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  picture?: Picture;
  /** An icon, which is drawn where there is no picture. */
  topic?: string;
  /** Of something to watch: the sign is on a screen, and the disc is where the film has got to. */
  isFilm?: boolean;
  /** Gives the frame its proportions. */
  className?: string;
}

/** The picture of something to read or watch, or its topic's sign drawn into layers of the theme; maybe neither. */
export function Cover({ picture, topic, isFilm, className = '' }: Props) {
  if (picture) return <FramedPicture picture={picture} className={className} />;
  if (topic === undefined) return null;
  const film = isFilm ? `${styles.film} ` : '';
  return (
    <div
      className={`${styles.cover} ${LOOKS[lookOf(topic)] ?? ''} ${film}${className}`}
      aria-hidden="true"
    >
      <span className={styles.disc} />
      <span className={styles.layer} />
      <Icon name={topic} className={styles.sign} />
    </div>
  );
}

const LOOKS = [styles.morning, styles.noon, styles.evening];

/** The same for a topic wherever it is shown; marks of an editor around its name do not count. */
function lookOf(topic: string): number {
  const letters = topic.match(/[a-z0-9]/g) ?? [];
  const sum = letters.reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return sum % LOOKS.length;
}
