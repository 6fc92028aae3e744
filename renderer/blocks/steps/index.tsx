import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './steps.module.css';

/** What happens one after the other, each step with its number. */
export default function Steps({ heading, lead, ground, items }: BlockOf<'steps'>) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ol className={styles.steps}>
        {items.map(({ title, text, picture }, index) => (
          <li key={index} className={styles.step}>
            {picture ? <FramedPicture picture={picture} className={styles.picture} /> : null}
            <Heading level={3} className={styles.title}>
              {title}
            </Heading>
            <p>
              <InlineMarkup text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
