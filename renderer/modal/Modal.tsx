import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useModalOpen } from '../state/modal.ts';
import styles from './Modal.module.css';

/** Loaded when the first modal opens; most visits never open one. */
const ModalDialog = lazy(() => import('./ModalDialog.tsx'));

export interface ModalProps {
  /** The fragment of its address: a link to `#slug` opens it. */
  slug: string;
  title: string;
  children: ReactNode;
  /** What is shown in place of `children` where no script runs, if that must differ. */
  withoutScript?: ReactNode;
  /** `wide` for reading, `profile` for a portrait beside text. */
  width?: 'wide' | 'profile';
  /** The title stands over the content; `false` when the content shows it itself with `ModalTitle`. */
  head?: boolean;
  subtitle?: string;
  /** A row of buttons that stays at the foot while the content scrolls. */
  foot?: ReactNode;
}

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
