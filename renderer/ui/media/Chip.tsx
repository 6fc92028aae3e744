import type { Tone } from '../../../schema/generated/content.d.ts';
import { useSite } from '../../data/context.ts';
import { Icon } from './Icon.tsx';
import styles from './Chip.module.css';

/** The two terraces, with corners of 14 px, the step of 7, and without any. */
const ROUNDED =
  'M44 0a14 14 0 0 1 14 14v24a14 14 0 0 1-14 14H14A14 14 0 0 1 0 38V21a7 7 0 0 1 7-7 7 7 0 0 0 7-7 7 7 0 0 1 7-7z';
const SHARP = 'M14 0h44v52H0V14h14z';

/** An icon on two terraces, the smallest piece of the art system (design, "Expertise sheet"). */
export function Chip({ icon, tone = 'calm' }: { icon: string; tone?: Tone }) {
  const { sharp } = useSite();
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      <svg className={styles.shape} viewBox="0 0 58 52" aria-hidden="true">
        <path d={sharp ? SHARP : ROUNDED} />
      </svg>
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
