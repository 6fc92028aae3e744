import type { BlockOf } from '../../data/types.ts';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { Chip } from '../../ui/media/Chip.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './card-grid.module.css';

/** Tinted cards to choose between: chip, title, text and a list of points. */
export default function CardGrid({ heading, lead, ground, cards }: BlockOf<'card-grid'>) {
  // Two rows of two read better than three cards and a lone one.
  const columns = cards.length === 2 || cards.length === 4 ? styles.two : styles.three;
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={`${styles.cards} ${columns}`}>
        {cards.map(({ icon, tone, title, text, bullets }, index) => (
          <li key={index} className={styles.card}>
            <Chip icon={icon} tone={tone} />
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {bullets.length > 0 ? (
              <div className={styles.bullets}>
                <Bullets items={bullets} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
