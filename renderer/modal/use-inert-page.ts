import { useLayoutEffect } from 'react';
import { NOTIFICATIONS } from '../bootstrap/contract.ts';

/**
 * Makes the page inert while a dialog is open, which no focus can leave then: not even out of a frame, whose keys the
 * dialog does not hear. Notifications can still be read and dismissed.
 */
export function useInertPage(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const page = [
      ...document.querySelectorAll<HTMLElement>(`#root > :not([${NOTIFICATIONS}], [inert])`),
    ];
    for (const element of page) element.inert = true;
    return () => {
      for (const element of page) element.inert = false;
    };
  }, [open]);
}
