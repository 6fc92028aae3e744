import type { BlockOf } from '../../data/types.ts';
import { CardsWithDialogs } from '../../modal/CardsWithDialogs.tsx';
import { AcceleratorCard } from './AcceleratorCard.tsx';
import { AcceleratorModal } from './AcceleratorModal.tsx';
import styles from './accelerators.module.css';

/** Ready-made tools, one wide card each; a dialog tells more. */
export default function Accelerators({ items }: BlockOf<'accelerators'>) {
  return (
    <CardsWithDialogs
      items={items}
      Card={AcceleratorCard}
      Dialog={AcceleratorModal}
      className={styles.accelerators}
    />
  );
}
