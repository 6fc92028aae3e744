import { useDialog } from '@ark-ui/react/dialog';
import { createPortal } from 'react-dom';
import { Icon } from '../ui/media/Icon.tsx';
import { closeModal, modalStore } from '../state/modal.ts';
import type { ModalProps } from './modal-props.ts';
import { useInertPage } from './use-inert-page.ts';
import styles from './ModalDialog.module.css';

interface Props extends Omit<ModalProps, 'withoutScript' | 'isInPage'> {
  open: boolean;
}

/**
 * The one dialog of the site: title, ×, Escape, a press on the scrim, focus kept inside and given back,
 * the page behind it locked. Built on the library's hook; its ready-made parts weigh 5 KB more.
 */
export default function ModalDialog({
  slug,
  title,
  subtitle,
  children,
  width,
  head = 'large',
  foot,
  open,
}: Props) {
  const dialog = useDialog({
    open,
    onOpenChange: (details) => {
      if (!details.open) closeModal();
    },
    finalFocusEl: () =>
      modalStore.getState().opener ?? document.querySelector<HTMLElement>(`a[href="#${slug}"]`),
  });
  useInertPage(open);
  if (!open) return null;
  const close = (
    <button
      {...dialog.getCloseTriggerProps()}
      className={`${styles.close} ${head === 'none' ? styles.floating : ''}`}
      aria-label="Close"
      data-tooltip
    >
      <Icon name="x" />
    </button>
  );
  return createPortal(
    <>
      <div {...dialog.getBackdropProps()} className={styles.scrim} />
      <div {...dialog.getPositionerProps()} className={styles.positioner}>
        <div
          {...dialog.getContentProps()}
          className={`${styles.dialog} ${width ? styles[width] : ''}`}
        >
          {head === 'none' ? (
            <>
              <h2 {...dialog.getTitleProps()} className="visually-hidden">
                {title}
              </h2>
              {close}
            </>
          ) : (
            <header className={`${styles.head} ${head === 'bar' ? styles.bar : ''}`}>
              <div>
                <h2 {...dialog.getTitleProps()}>{title}</h2>
                {subtitle ? <p {...dialog.getDescriptionProps()}>{subtitle}</p> : null}
              </div>
              {close}
            </header>
          )}
          {children}
          {foot ? <footer className={styles.foot}>{foot}</footer> : null}
        </div>
      </div>
    </>,
    document.body,
  );
}
