import { useModalOpen } from '../state/modal.ts';
import type { ModalProps } from './modal-props.ts';
import { ModalDialog } from './ModalDialog.tsx';
import styles from './Modal.module.css';

/**
 * A dialog and its content. The content also stands in the page, where search engines read it and where it shows
 * when no script runs; the dialog draws it a second time while it is open.
 */
export function Modal({ withoutScript, ...dialog }: ModalProps) {
  const { slug, title, children } = dialog;
  return (
    <>
      <section id={slug} className={`without-script ${styles.inPage}`} aria-label={title}>
        <h3 className={styles.inPageTitle}>{title}</h3>
        {withoutScript ?? children}
      </section>
      <ModalDialog {...dialog} open={useModalOpen(slug)} />
    </>
  );
}
