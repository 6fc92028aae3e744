import type { BlockOf } from '../../data/types.ts';
import { Modal } from '../../modal/Modal.tsx';
import { buttonClass } from '../../ui/links/Button.tsx';
import { DialogArticle } from '../../ui/cards/DialogArticle.tsx';
import { sectionClass, wrapClass } from '../../ui/layout/Section.tsx';
import { closeModal } from '../../state/modal.ts';
import { CaseStudyCard } from './CaseStudyCard.tsx';
import { CaseStudyDetails } from './CaseStudyDetails.tsx';
import styles from './case-studies.module.css';

/** Finished projects: the first across the page, the others in two columns, each with a dialog that tells it whole. */
export default function CaseStudies({ items }: BlockOf<'case-studies'>) {
  return (
    <section className={sectionClass()}>
      <div className={wrapClass}>
        <ul className={styles.cases}>
          {items.map((study) => (
            <CaseStudyCard key={study.slug} {...study} />
          ))}
        </ul>
      </div>
      {items.map((study) => (
        <Modal
          key={study.slug}
          slug={study.slug}
          title={study.title}
          width="wide"
          head="none"
          withoutScript={<CaseStudyDetails {...study} />}
          foot={
            <button type="button" className={buttonClass('quiet', 'small')} onClick={closeModal}>
              Close
            </button>
          }
        >
          <DialogArticle picture={study.img} title={study.title}>
            <CaseStudyDetails {...study} />
          </DialogArticle>
        </Modal>
      ))}
    </section>
  );
}
