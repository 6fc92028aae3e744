import { GRID_SIZED } from '../../contract.ts';
import type { BlockOf } from '../../data/types.ts';
import { gridClasses } from '../../ui/cards/grid-classes.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Card } from './Card.tsx';
import { cellClasses } from './cell-classes.ts';
import styles from './card-grid.module.css';

/** Tinted cards to choose between: a picture or a chip, title, text and a list of points. */
export default function CardGrid(block: BlockOf<'card-grid'>) {
  const { heading, lead, ground, columns, align, cards } = block;
  // Two rows of two read better than three cards and a lone one.
  const usual = cards.length === 2 || cards.length === 4 ? 2 : 3;
  const cells = cellClasses(cards, columns ?? usual);
  const chosen = cells
    ? `${gridClasses(columns ?? usual, undefined)} ${GRID_SIZED}`
    : gridClasses(columns ?? usual, align);
  const isPlain = !cells && columns === undefined && align === undefined;
  const layout = isPlain ? (usual === 2 ? styles.two : styles.three) : chosen;
  const isBare = cards.every(({ picture, icon }) => !picture && icon === undefined);
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={`${styles.cards} ${layout}${isBare ? ` ${styles.bare}` : ''}`}>
        {cards.map((card, index) => (
          <Card key={index} card={card} cells={cells?.[index]} />
        ))}
      </ul>
    </Section>
  );
}
