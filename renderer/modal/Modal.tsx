import { createElement, useEffect, useRef, useState } from 'react';
import { setBusy, useModalOpen } from '../state/modal.ts';
import { Heading } from '../ui/text/Heading.tsx';
import type { ModalProps } from './modal-props.ts';
import { useDrawnDialog } from './use-drawn-dialog.ts';
import styles from './Modal.module.css';

/**
 * A dialog and its content. The content also is in the page, where search engines read it and where it shows
 * when no script runs; the dialog draws it a second time while it is open. If the dialog's script cannot be loaded,
 * the content in the page is what opens.
 */
export function Modal({ withoutScript, isInPage = true, isReady = true, ...dialog }: ModalProps) {
  const { slug, title, children, inLanguage } = dialog;
  const open = useModalOpen(slug);
  const [failed, setFailed] = useState(false);
  const drawnBy = useDrawnDialog(slug, isReady, () => setFailed(true));
  const inPage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (failed && open) inPage.current?.focus();
  }, [failed, open]);
  const isThere = failed || drawnBy !== undefined;
  useEffect(() => {
    if (isThere && open) setBusy(false);
  }, [isThere, open]);
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
          <Heading level={3} className={styles.inPageTitle}>
            {title}
          </Heading>
          {withoutScript ?? children}
        </section>
      ) : null}
      {drawnBy ? createElement(drawnBy, dialog) : null}
    </>
  );
}
