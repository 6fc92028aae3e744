import { useId } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { GroundSection, Wrap } from '../../ui/layout/Section.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './story.module.css';

/** A picture next to a few paragraphs. `flip` puts the picture to the right where both fit side by side. */
export default function Story({ heading, paragraphs, picture, flip, ground }: BlockOf<'story'>) {
  const id = useId();
  return (
    <GroundSection ground={ground} labelledBy={id}>
      <Wrap className={`${styles.story} ${flip ? styles.flip : ''}`}>
        <FramedPicture picture={picture} className={styles.picture} />
        <div className={styles.text}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>
              <InlineMarkup text={paragraph} />
            </p>
          ))}
        </div>
      </Wrap>
    </GroundSection>
  );
}
