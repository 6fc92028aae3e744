import type { BlockOf } from '../../data/types.ts';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import styles from './rich-text.module.css';

/** A heading and plain paragraphs next to it. */
export default function RichText({ heading, ground, paragraphs }: BlockOf<'rich-text'>) {
  return (
    <SideSection heading={heading} ground={ground} headingSize="small">
      <div className={styles.text}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>
            <InlineMarkup text={paragraph} />
          </p>
        ))}
      </div>
    </SideSection>
  );
}
