import { useId } from 'react';
import type { BlockOf } from '../../content.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { FramedPicture } from '../../parts/FramedPicture.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { sectionClass, wrapClass } from '../../parts/Section.tsx';
import styles from './feature.module.css';

/** One offer on a large card, half text and half picture. */
export default function Feature({ heading, text, points, action, picture }: BlockOf<'feature'>) {
  const id = useId();
  return (
    <section className={sectionClass()} aria-labelledby={id}>
      <div className={`${wrapClass} ${styles.card}`}>
        <div className={styles.text}>
          <h2 id={id}>{heading}</h2>
          <p>{text}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" className={styles.tick} />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink {...action} look="on-band" />
        </div>
        <FramedPicture picture={picture} className={styles.picture} />
      </div>
    </section>
  );
}
