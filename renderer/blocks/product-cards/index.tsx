import type { BlockOf } from '../../data/types.ts';
import { CardsWithDialogs } from '../../modal/CardsWithDialogs.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductModal } from './ProductModal.tsx';
import styles from './product-cards.module.css';

/** Ready-made tools, one wide card each; a dialog tells more. */
export default function ProductCards({ ground, items }: BlockOf<'product-cards'>) {
  return (
    <CardsWithDialogs
      ground={ground}
      items={items}
      Card={ProductCard}
      Dialog={ProductModal}
      className={styles.cards}
    />
  );
}
