import type { BlockOf } from '../../data/types.ts';
import { GroundSection, Wrap } from '../../ui/layout/Section.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import styles from './quote.module.css';

/** What somebody said, large, and below it who that is. */
export default function Quote({ ground, text, name, role, picture }: BlockOf<'quote'>) {
  return (
    <GroundSection ground={ground}>
      <Wrap>
        <figure className={styles.figure}>
          <blockquote>
            <p className={styles.text}>
              <InlineMarkup text={text} />
            </p>
          </blockquote>
          <figcaption className={styles.source}>
            {picture ? <FramedPicture picture={picture} className={styles.picture} /> : null}
            <span>
              <span className={styles.name}>{name}</span>
              {role ? <span className={styles.role}>{role}</span> : null}
            </span>
          </figcaption>
        </figure>
      </Wrap>
    </GroundSection>
  );
}
