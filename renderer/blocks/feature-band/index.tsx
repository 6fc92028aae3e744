import { useId } from 'react';
import { useBlockId } from '../../data/block-fields.ts';
import type { BlockOf } from '../../data/types.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SectionHead, Wrap } from '../../ui/layout/Section.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './feature-band.module.css';

/** A dark band across the page; a drawing at its upper edge leads into it. */
export default function FeatureBand({ heading, lead, edge, items }: BlockOf<'feature-band'>) {
  const id = useId();
  return (
    <section id={useBlockId()} aria-labelledby={id}>
      {edge ? <Picture {...edge} className={styles.edge} /> : null}
      <div className={styles.band}>
        <Wrap>
          <SectionHead id={id} heading={heading} lead={lead} />
          <ul className={styles.items}>
            {items.map(({ icon, title, text }, index) => (
              <li key={index} className={styles.item}>
                <Icon name={icon} className={styles.icon} />
                <Heading level={3}>{title}</Heading>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </div>
    </section>
  );
}
