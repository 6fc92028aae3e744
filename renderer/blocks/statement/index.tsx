import { useId } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { GroundSection, Wrap } from '../../ui/layout/Section.tsx';
import styles from './statement.module.css';

/** A sentence whose figure is the loudest thing on the page, and what follows from it. */
export default function Statement({ figure, heading, benefits }: BlockOf<'statement'>) {
  const id = useId();
  return (
    <GroundSection labelledBy={id}>
      <Wrap>
        <div className={styles.statement}>
          <h2 id={id}>
            <span className={styles.figure}>{figure}</span> {heading}
          </h2>
          <ul className={styles.benefits}>
            {benefits.map(({ title, text }, index) => (
              <li key={index}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </GroundSection>
  );
}
