import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { Icon } from '../parts/Icon.tsx';
import { closeModal, modalStore } from '../state/modal.ts';
import type { ModalProps } from './modal-props.ts';
import styles from './Modal.module.css';

interface Props extends Omit<ModalProps, 'withoutScript'> {
  open: boolean;
}

/**
 * The one dialog of the site: title, ×, Escape, a press on the scrim, focus kept inside and given back,
 * the page behind it locked.
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
  return (
    <Dialog.Root
      open={open}
      lazyMount
      unmountOnExit
      onOpenChange={(details) => {
        if (!details.open) closeModal();
      }}
      finalFocusEl={() =>
        modalStore.getState().opener ?? document.querySelector<HTMLElement>(`a[href="#${slug}"]`)
      }
    >
      <Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={`${styles.dialog} ${width ? styles[width] : ''}`}>
            {head !== 'none' ? (
              <header className={`${styles.head} ${head === 'bar' ? styles.bar : ''}`}>
                <div>
                  <Dialog.Title>{title}</Dialog.Title>
                  {subtitle ? <Dialog.Description>{subtitle}</Dialog.Description> : null}
                </div>
                <Dialog.CloseTrigger className={styles.close} aria-label="Close" data-tooltip>
                  <Icon name="x" />
                </Dialog.CloseTrigger>
              </header>
            ) : (
              <>
                <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
                <Dialog.CloseTrigger
                  className={`${styles.close} ${styles.floating}`}
                  aria-label="Close"
                  data-tooltip
                >
                  <Icon name="x" />
                </Dialog.CloseTrigger>
              </>
            )}
            {children}
            {foot ? <footer className={styles.foot}>{foot}</footer> : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
