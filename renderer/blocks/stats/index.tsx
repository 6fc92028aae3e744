import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './stats.module.css';

/** Figures of more characters, such as 1,640 m, would need two lines in a row of four, or on a small phone. */
const MOST_CHARACTERS = 6;

/** What has no width of its own: accents, and the marks by which the development server finds where a text is written. */
const WITHOUT_WIDTH = /\p{M}/gu;

/** A row of large figures, each under a bar whose length compares it with its neighbors. */
export default function Stats({ heading, lead, ground, items }: BlockOf<'stats'>) {
  const rows = items.length % 4 === 0 ? styles.four : styles.three;
  const long = items.some(({ value }) => lengthOf(value) > MOST_CHARACTERS)
    ? ` ${styles.long}`
    : '';
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={`${styles.stats} ${rows}${long}`}>
        {items.map(({ value, label, tone, share }, index) => (
          <li key={index}>
            {share === undefined ? null : (
              <svg className={styles[tone]} width="100%" height="8" aria-hidden="true">
                <rect width={`${share}%`} height="8" rx="4" />
              </svg>
            )}
            <b className={styles.value}>{value}</b> <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const lengthOf = (value: string) => value.replaceAll(WITHOUT_WIDTH, '').length;
