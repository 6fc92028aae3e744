import type { BlockOf } from '../../data/types.ts';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './picture-cards.module.css';

/** A drawing, a title and a few lines, side by side; no box around them. */
export default function PictureCards({ heading, lead, ground, cards }: BlockOf<'picture-cards'>) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={styles.cards}>
        {cards.map(({ title, text, picture }, index) => (
          <li key={index}>
            <FramedPicture picture={picture} className={styles.picture} />
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
