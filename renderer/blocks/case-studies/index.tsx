import type { BlockOf } from '../../data/types.ts';
import { CardsWithDialogs } from '../../modal/CardsWithDialogs.tsx';
import { CaseStudyCard } from './CaseStudyCard.tsx';
import { CaseStudyModal } from './CaseStudyModal.tsx';
import styles from './case-studies.module.css';

/** Finished projects: the first across the page, the others in two columns, each with a dialog that tells it whole. */
export default function CaseStudies({ ground, items }: BlockOf<'case-studies'>) {
  return (
    <CardsWithDialogs
      ground={ground}
      items={items}
      Card={CaseStudyCard}
      Dialog={CaseStudyModal}
      className={styles.cases}
    />
  );
}
