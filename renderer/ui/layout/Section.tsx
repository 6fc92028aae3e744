import { useId, type ReactNode } from 'react';
import type { Ground } from '../../../schema/generated/content.d.ts';
import styles from './Section.module.css';

interface Props {
  heading?: string;
  lead?: string;
  ground?: Ground;
  children: ReactNode;
}

/** One stretch of a page on one ground: heading over seven columns, lead over four, content below. */
export function Section({ heading, lead, ground = 'plain', children }: Props) {
  const id = useId();
  return (
    <section
      className={`${styles.section} ${styles[ground]}`}
      aria-labelledby={heading ? id : undefined}
    >
      <div className={styles.wrap}>
        {heading ? (
          <div className={styles.head}>
            <h2 id={id}>{heading}</h2>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** The page's column, for what does not start with a section head. */
export const wrapClass = styles.wrap;
export const leadClass = styles.lead;
export const headClass = styles.head;
export const sectionClass = (ground: Ground = 'plain') => `${styles.section} ${styles[ground]}`;
/** The opening of a page, on the plain ground and with a padding of its own. */
export const openingClass = `${sectionClass()} ${styles.opening}`;
/** A low row between two sections, such as logos. */
export const stripClass = styles.strip;
