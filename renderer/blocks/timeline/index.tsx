import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './timeline.module.css';

/** What happened when, along a line. */
export default function Timeline({ heading, lead, ground, entries }: BlockOf<'timeline'>) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ol className={styles.line}>
        {entries.map(({ when, title, text, picture }, index) => (
          <li key={index} className={styles.entry}>
            <p className={styles.when}>{when}</p>
            <div className={styles.words}>
              <Heading level={3}>{title}</Heading>
              {text ? (
                <p>
                  <InlineMarkup text={text} />
                </p>
              ) : null}
              {picture ? <FramedPicture picture={picture} className={styles.picture} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
