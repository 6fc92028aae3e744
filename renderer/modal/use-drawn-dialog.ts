import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ACTIVE, PART } from '../contract.ts';
import { canMove, type Moving, startTransition } from '../routing/start-transition.ts';
import { modalStore, useModalOpen } from '../state/modal.ts';
import type ModalDialog from './ModalDialog.tsx';

type Dialog = typeof ModalDialog;

/** Loaded when the first modal opens; most visits never open one. */
const loadDialog = () => import('./ModalDialog.tsx');

/**
 * What draws a dialog, while it is to be seen. Where the visitor does not mind motion the dialog grows out of the picture
 * of the card that opened it, and stays until it may be seen leaving.
 * @param slug the fragment of its address
 * @param isReady whether its content is there; until then only its script is loaded
 * @param onFailure called when its script cannot be loaded
 */
export function useDrawnDialog(
  slug: string,
  isReady: boolean,
  onFailure: () => void,
): Dialog | undefined {
  const isOpen = useModalOpen(slug);
  const open = isOpen && isReady;
  const [drawn, setDrawn] = useState<Dialog>();
  const isDrawn = drawn !== undefined;
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    // Both come at the same time. What fails here is asked for, and told, below.
    if (isOpen) loadDialog().catch(() => undefined);
  }, [isOpen]);
  useLayoutEffect(() => {
    if (open === isDrawn) return undefined;
    let isLatest = true;
    const picture = pictureOfCard(slug);
    const card = () => ({ picture });
    /** @param next what draws it from now on */
    const change = (next: Dialog | undefined, before: Moving, findAfter: () => Moving): void => {
      const update = (): void => {
        // A function would be called.
        if (isLatest) setDrawn(() => next);
      };
      // Without a picture to grow out of it comes by an animation of its own. What opens in its place does not wait for it.
      const moves = next ? picture !== null : modalStore.getState().slug === '';
      if (moves && canMove()) void startTransition(() => flushSync(update), before, findAfter);
      else update();
    };
    if (open) loadDialog().then((loaded) => change(loaded.default, card(), grown), fail);
    else change(undefined, { ...grown(), ...leaving() }, card);
    return () => {
      isLatest = false;
    };
  }, [open, isDrawn, slug]);
  return drawn;
}

/** The picture of the card that leads to a dialog. Of a press that was replayed nobody knows any more which link it was. */
function pictureOfCard(slug: string): HTMLElement | null {
  const opener = modalStore.getState().opener ?? document.querySelector(`a[href="#${slug}"]`);
  return opener?.closest('li')?.querySelector('img') ?? null;
}

/** What the picture of a card becomes: that of the open dialog which is in view. */
function grown(): Moving {
  const inView = document.querySelector<HTMLElement>(`[role="dialog"] [${ACTIVE}] img`);
  return { picture: inView ?? document.querySelector<HTMLElement>('[role="dialog"] img') };
}

function leaving(): Moving {
  return {
    dialog: document.querySelector<HTMLElement>('[role="dialog"]'),
    scrim: document.querySelector<HTMLElement>(`[${PART}=backdrop]`),
  };
}
