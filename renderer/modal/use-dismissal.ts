import { type RefObject, useLayoutEffect } from 'react';
import { closeModal } from '../state/modal.ts';

/**
 * Closes the open dialog on Escape and on a press of the scrim, from its very first frame on: the library would
 * listen two frames later, and on a busy machine a key or a press would be lost.
 */
export function useDismissal(open: boolean, scrim: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = ({ key, isComposing }: KeyboardEvent) => {
      // While characters are composed, Escape takes back what was composed.
      if (key === 'Escape' && !isComposing) closeModal();
    };
    // A click, not its beginning: who marks text in the dialog may let go beside it.
    const closeOnScrim = ({ target }: MouseEvent) => {
      if (target === scrim.current) closeModal();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('click', closeOnScrim, true);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('click', closeOnScrim, true);
    };
  }, [open, scrim]);
}
