import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { closeModal, modalStore } from '../state/modal.ts';
import type { ModalProps } from './modal-props.ts';
import styles from './Modal.module.css';

interface Props extends Omit<ModalProps, 'withoutScript'> {
  open: boolean;
}

/**
 * The one dialog of the site, on the browser's own `<dialog>`, which keeps the focus inside and the page out of
 * reach. Title, ×, Escape and a press on the scrim close it; the focus goes back to what opened it. Its content
 * exists only while it shows.
 */
export function ModalDialog({
  slug,
  title,
  subtitle,
  children,
  width,
  head = 'large',
  foot,
  open,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const scrimPressed = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // Before the content's own effects, which may move the focus within the open dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (open) {
      lockPage();
      element.showModal();
      return undefined;
    }
    element.close();
    giveFocusBack(slug);
    let reopened = false;
    const leaving = element.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(leaving).then(() => {
      if (!reopened) setPresent(false);
    });
    return () => {
      reopened = true;
    };
  }, [open, slug]);

  if (!present) return null;
  const close = (
    <button
      type="button"
      className={`${styles.close} ${head === 'none' ? styles.floating : ''}`}
      aria-label="Close"
      data-tooltip
      onClick={closeModal}
    >
      <Icon name="x" />
    </button>
  );
  // A press that begins on text and ends on the scrim selects; only one that does both there closes.
  const notePress = ({ target, currentTarget }: PointerEvent) => {
    scrimPressed.current = target === currentTarget;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key
    <dialog
      ref={dialog}
      className={styles.scrim}
      aria-labelledby={`${slug}-title`}
      aria-describedby={subtitle ? `${slug}-subtitle` : undefined}
      // The browser has closed it, by Escape or a gesture of going back.
      onClose={() => modalStore.getState().slug === slug && closeModal()}
      onPointerDown={notePress}
      onClick={({ target, currentTarget }) =>
        scrimPressed.current && target === currentTarget && closeModal()
      }
    >
      <div className={`${styles.dialog} ${width ? styles[width] : ''}`}>
        {head === 'none' ? (
          <>
            <h2 id={`${slug}-title`} className="visually-hidden">
              {title}
            </h2>
            {close}
          </>
        ) : (
          <div className={`${styles.head} ${head === 'bar' ? styles.bar : ''}`}>
            <div>
              <h2 id={`${slug}-title`}>{title}</h2>
              {subtitle ? <p id={`${slug}-subtitle`}>{subtitle}</p> : null}
            </div>
            {close}
          </div>
        )}
        {children}
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </dialog>
  );
}

/** While a dialog shows, a style sheet keeps the page from scrolling; the place of its scroll bar, if any, stays. */
function lockPage(): void {
  const { clientWidth, style } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
}

/** To what was pressed; where the page was opened at the dialog's address, to the first link that leads to it. */
function giveFocusBack(slug: string): void {
  const { opener } = modalStore.getState();
  if (opener) opener.focus({ preventScroll: true });
  else document.querySelector<HTMLElement>(`a[href="#${slug}"]`)?.focus();
}
