import { useId } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './faq.module.css';

/** Questions whose answers the browser unfolds, without a script. */
export default function Faq({ heading, lead, ground, exclusive, items }: BlockOf<'faq'>) {
  const name = useId();
  return (
    <SideSection heading={heading} lead={lead} ground={ground}>
      <div className={styles.list}>
        {items.map(({ question, answer }, index) => (
          <details key={index} className={styles.item} name={exclusive ? name : undefined}>
            <summary className={styles.question}>
              <Heading level={3}>{question}</Heading>
              <Icon name="chevron-down" className={styles.icon} />
            </summary>
            <div className={styles.answer}>
              <Markdown text={answer} level={4} />
            </div>
          </details>
        ))}
      </div>
    </SideSection>
  );
}
