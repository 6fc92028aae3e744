import type { BlockOf } from '../../data/types.ts';
import { Strip } from '../../ui/cards/Strip.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Testimonial } from './Testimonial.tsx';
import styles from './testimonials.module.css';

type Block = BlockOf<'testimonials'>;

/**
 * Quotes of clients: all of them as cards, large or in a row; where the page does not choose, the primary ones as display
 * text and the secondary ones as cards next to them. The sheet of layouts is styles/options/quotes.css.
 */
export default function Testimonials({ heading, lead, ground, mark, layout, items }: Block) {
  const primary = items.filter(({ type }) => type === 'primary');
  const secondary = items.filter(({ type }) => type !== 'primary');
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {layout === undefined ? (
        <div className={styles.columns}>
          <Quotes items={primary} mark={mark} className={styles.primary} />
          <Quotes items={secondary} mark={mark} className={styles.secondary} />
        </div>
      ) : null}
      {layout === 'cards' ? (
        <Quotes items={items} mark={mark} className={`${styles.secondary} quotes-cards`} />
      ) : null}
      {layout === 'large' ? (
        <Quotes items={items} mark={mark} large className={`${styles.primary} quotes-large`} />
      ) : null}
      {layout === 'row' ? (
        <Strip label={heading} of="slide" className={`${styles.secondary} quotes-row`}>
          <Entries items={items} mark={mark} />
        </Strip>
      ) : null}
    </Section>
  );
}

type Content = Pick<Block, 'items' | 'mark'> & { large?: boolean };

function Quotes({ className, ...content }: Content & { className?: string }) {
  if (content.items.length === 0) return null;
  return (
    <ul className={className}>
      <Entries {...content} />
    </ul>
  );
}

function Entries({ items, ...look }: Content) {
  return items.map((item, index) => (
    <li key={index}>
      <Testimonial {...item} {...look} />
    </li>
  ));
}
