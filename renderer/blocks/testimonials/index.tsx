import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Testimonial } from './Testimonial.tsx';
import styles from './testimonials.module.css';

type Block = BlockOf<'testimonials'>;

/** Quotes of clients: the primary ones as display text, the secondary ones as cards next to them. */
export default function Testimonials({ heading, lead, ground, mark, items }: Block) {
  const primary = items.filter(({ type }) => type === 'primary');
  const secondary = items.filter(({ type }) => type === 'secondary');
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <div className={styles.columns}>
        <Quotes items={primary} mark={mark} className={styles.primary} />
        <Quotes items={secondary} mark={mark} className={styles.secondary} />
      </div>
    </Section>
  );
}

function Quotes({
  items,
  mark,
  className,
}: Pick<Block, 'items' | 'mark'> & { className?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <Testimonial {...item} mark={mark} />
        </li>
      ))}
    </ul>
  );
}
