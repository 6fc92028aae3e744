import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useModalOpen } from '../state/modal.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import type { ModalProps } from './modal-props.ts';
import styles from './Modal.module.css';

/** Loaded when the first modal opens; most visits never open one. */
const ModalDialog = lazy(() => import('./ModalDialog.tsx'));

/**
 * A dialog and its content. The content also is in the page, where search engines read it and where it shows
 * when no script runs; the dialog draws it a second time while it is open. If the dialog's script cannot be loaded,
 * the content in the page is what opens.
 */
export function Modal({ withoutScript, isInPage = true, ...dialog }: ModalProps) {
  const { slug, title, children, inLanguage } = dialog;
  const open = useModalOpen(slug);
  const [failed, setFailed] = useState(false);
  const inPage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (failed && open) inPage.current?.focus();
  }, [failed, open]);
  return (
    <>
      {isInPage || failed ? (
        <section
          ref={inPage}
          id={slug}
          {...inLanguage}
          className={`${failed ? '' : 'without-script'} ${styles.inPage}`}
          aria-label={title}
          tabIndex={failed ? -1 : undefined}
        >
          <h3 className={styles.inPageTitle}>{title}</h3>
          {withoutScript ?? children}
        </section>
      ) : null}
      {open ? (
        <LoadBoundary onFailure={() => setFailed(true)}>
          <Suspense>
            <ModalDialog {...dialog} />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  );
}
