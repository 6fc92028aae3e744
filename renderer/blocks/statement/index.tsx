import { useId } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { GroundSection, Wrap } from '../../ui/layout/Section.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './statement.module.css';

/** A sentence whose figure is the loudest thing on the page, and what follows from it. */
export default function Statement({ figure, heading, ground, benefits }: BlockOf<'statement'>) {
  const id = useId();
  return (
    <GroundSection ground={ground} labelledBy={id}>
      <Wrap>
        <div className={styles.statement}>
          <Heading level={2} id={id}>
            <span className={styles.figure}>{figure}</span> {heading}
          </Heading>
          <ul className={styles.benefits}>
            {benefits.map(({ title, text }, index) => (
              <li key={index}>
                <Heading level={3}>{title}</Heading>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </GroundSection>
  );
}
