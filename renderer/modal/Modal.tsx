import { lazy, Suspense, useState } from 'react';
import { useModalOpen } from '../state/modal.ts';
import type { ModalProps } from './modal-props.ts';
import styles from './Modal.module.css';

/** Loaded when the first modal opens; most visits never open one. */
const ModalDialog = lazy(() => import('./ModalDialog.tsx'));

/**
 * A dialog and its content. The content also stands in the page, where search engines read it and where it shows
 * when no script runs; the dialog draws it a second time while it is open.
 */
export function Modal({ withoutScript, ...dialog }: ModalProps) {
  const { slug, title, children } = dialog;
  const open = useModalOpen(slug);
  // Once loaded it stays mounted, so that closing can finish: the animation, and the way of the focus back.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <>
      <section id={slug} className={`without-script ${styles.inPage}`} aria-label={title}>
        <h3 className={styles.inPageTitle}>{title}</h3>
        {withoutScript ?? children}
      </section>
      {wanted ? (
        <Suspense>
          <ModalDialog {...dialog} open={open} />
        </Suspense>
      ) : null}
    </>
  );
}
