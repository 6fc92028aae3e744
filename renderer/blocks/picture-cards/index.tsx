import { CARD_LINKED } from '../../contract.ts';
import type { BlockOf } from '../../data/types.ts';
import { CardLink } from '../../ui/cards/CardLink.tsx';
import { gridClasses } from '../../ui/cards/grid-classes.ts';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './picture-cards.module.css';

/** A drawing, a title and a few lines, side by side; no box around them. */
export default function PictureCards(block: BlockOf<'picture-cards'>) {
  const { heading, lead, ground, columns, align, cards } = block;
  const isPlain = columns === undefined && align === undefined;
  const layout = isPlain ? '' : ` ${gridClasses(columns ?? 3, align)}`;
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={`${styles.cards}${layout}`}>
        {cards.map(({ title, text, picture, href }, index) => (
          <li key={index} className={href === undefined ? undefined : CARD_LINKED}>
            <FramedPicture picture={picture} className={styles.picture} />
            <Heading level={3}>
              {href === undefined ? title : <CardLink href={href} title={title} />}
            </Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
