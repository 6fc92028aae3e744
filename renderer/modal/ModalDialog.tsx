import { useDialog } from '@ark-ui/react/dialog';
import { useContext, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { AssetsContext, useSite } from '../data/context.ts';
import { LowerHeadings } from '../data/nesting.ts';
import { Icon } from '../ui/media/Icon.tsx';
import { focusMainHeading } from '../routing/focus-main-heading.ts';
import { closeModal, modalStore } from '../state/modal.ts';
import { followDismissal } from './follow-dismissal.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { lockScroll } from './lock-scroll.ts';
import { makePageInert } from './make-page-inert.ts';
import type { ModalProps } from './modal-props.ts';
import styles from './ModalDialog.module.css';

type DialogProps = Omit<ModalProps, 'withoutScript' | 'isInPage' | 'isReady'>;

/**
 * Every dialog but the search: title, ×, Escape, a press on the scrim, focus kept inside and given back,
 * the page behind it locked. Built on the library's hook, which names it, keeps the focus inside and hides the rest from
 * screen readers; its ready-made parts weigh 5 KB more.
 */
export default function ModalDialog({
  slug,
  title,
  currentTitle = title,
  subtitle,
  children,
  width,
  head = 'large',
  foot,
  inLanguage,
}: DialogProps) {
  const { messages, direction } = useSite();
  // It is outside of what says so for the page.
  const { fallback = inLanguage } = useContext(AssetsContext);
  const options = {
    open: true,
    // The library would have it from a provider that weighs more than what it says.
    dir: direction,
    onOpenChange: (details: { open: boolean }) => {
      if (!details.open) closeModal();
    },
    // It listens for both two frames late: on a busy machine a key or a press would be lost.
    closeOnEscape: false,
    closeOnInteractOutside: false,
    // It writes a property of the root even where no scroll bar goes, which restyles the whole page. The search, which has
    // no part of the library, needs a lock anyway.
    preventScroll: false,
    // It takes the focus a frame late, from a form that has come by then and from a visitor who types in it.
    initialFocusEl: () => document.querySelector<HTMLElement>('[role="dialog"] :focus'),
    // It gives nothing back where the dialog closes before that frame.
    restoreFocus: false,
  };
  const dialog = useDialog(options);
  const scrim = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const undos = [
      lockScroll(),
      makePageInert(),
      followDismissal((target) => target === scrim.current, closeModal),
    ];
    return () => {
      for (const undo of undos) undo();
      const { opener } = modalStore.getState();
      const links = document.querySelectorAll<HTMLElement>(`a[href="#${slug}"]`);
      if (!giveFocusBack(opener, ...links)) focusMainHeading();
    };
  }, [slug]);
  const close = (
    <button
      {...dialog.getCloseTriggerProps()}
      className={`${styles.close} ${head === 'none' ? styles.floating : ''}`}
      aria-label={messages.close}
      data-tooltip
    >
      <Icon name="x" />
    </button>
  );
  return createPortal(
    <>
      <div {...dialog.getBackdropProps()} ref={scrim} className={styles.scrim} />
      <div {...dialog.getPositionerProps()} className={styles.positioner}>
        <div
          {...dialog.getContentProps()}
          {...fallback}
          className={`${styles.dialog} ${width ? styles[width] : ''}`}
        >
          {head === 'none' ? (
            <>
              <h2 {...dialog.getTitleProps()} className="visually-hidden">
                {currentTitle}
              </h2>
              {close}
            </>
          ) : (
            <header className={`${styles.head} ${head === 'bar' ? styles.bar : ''}`}>
              <div>
                <h2 {...dialog.getTitleProps()}>{currentTitle}</h2>
                {subtitle ? <p {...dialog.getDescriptionProps()}>{subtitle}</p> : null}
              </div>
              {close}
            </header>
          )}
          {/* A dialog has headings of its own, wherever the block is that opens it. */}
          <LowerHeadings value={0}>{children}</LowerHeadings>
          {foot ? <footer className={styles.foot}>{foot}</footer> : null}
        </div>
      </div>
    </>,
    document.body,
  );
}
