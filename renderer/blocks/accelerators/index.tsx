import type { BlockOf } from '../../data/types.ts';
import { Modal } from '../../modal/Modal.tsx';
import { buttonClass } from '../../ui/links/Button.tsx';
import { DialogArticle } from '../../ui/cards/DialogArticle.tsx';
import { sectionClass, wrapClass } from '../../ui/layout/Section.tsx';
import { closeModal } from '../../state/modal.ts';
import { AcceleratorCard } from './AcceleratorCard.tsx';
import { AcceleratorDetails } from './AcceleratorDetails.tsx';
import styles from './accelerators.module.css';

/** Ready-made tools, one wide card each; a dialog tells more. */
export default function Accelerators({ items }: BlockOf<'accelerators'>) {
  return (
    <section className={sectionClass()}>
      <div className={wrapClass}>
        <ul className={styles.accelerators}>
          {items.map((accelerator) => (
            <AcceleratorCard key={accelerator.slug} {...accelerator} />
          ))}
        </ul>
      </div>
      {items.map((accelerator) => (
        <Modal
          key={accelerator.slug}
          slug={accelerator.slug}
          title={accelerator.title}
          width="wide"
          head="none"
          withoutScript={<AcceleratorDetails {...accelerator} />}
          foot={
            <button type="button" className={buttonClass('quiet', 'small')} onClick={closeModal}>
              Close
            </button>
          }
        >
          <DialogArticle picture={accelerator.img} title={accelerator.title}>
            <AcceleratorDetails {...accelerator} />
          </DialogArticle>
        </Modal>
      ))}
    </section>
  );
}
