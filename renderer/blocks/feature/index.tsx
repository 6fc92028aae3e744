import { useId } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { Actions } from '../../ui/links/Button.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { GroundSection, Wrap } from '../../ui/layout/Section.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './feature.module.css';

/** One offer on a large card, half text and half picture. */
export default function Feature({
  heading,
  ground,
  text,
  points,
  action,
  secondAction,
  picture,
}: BlockOf<'feature'>) {
  const id = useId();
  return (
    <GroundSection ground={ground} labelledBy={id}>
      <Wrap className={styles.card}>
        <div className={styles.text}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <p>{text}</p>
          <ul className={styles.points}>
            {points.map((point, index) => (
              <li key={index}>
                <Icon name="check" className={styles.tick} />
                {point}
              </li>
            ))}
          </ul>
          <Actions action={action} secondAction={secondAction} look="on-band" />
        </div>
        <FramedPicture picture={picture} className={styles.picture} />
      </Wrap>
    </GroundSection>
  );
}
