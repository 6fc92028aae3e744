import { useEffect, useRef } from 'react';

/**
 * Remembers which menu Escape has closed. The library forgets the timer of a hover when the pointer comes to an item a
 * second time, as it does while the page is hydrated, and would open the menu again.
 * @param open the open menu, or an empty string
 * @returns whether only a press, or the pointer coming again, may open a menu; and what to call then
 */
export function useEscape(open: string) {
  const dismissed = useRef('');
  useEffect(() => {
    if (!open) return undefined;
    const noteEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissed.current = open;
    };
    // On the window, which hears it before the library closes the menu.
    addEventListener('keydown', noteEscape, true);
    return () => removeEventListener('keydown', noteEscape, true);
  }, [open]);
  return {
    isDismissed: (menu: string): boolean => menu !== '' && menu === dismissed.current,
    forgetEscape: (): void => {
      dismissed.current = '';
    },
  };
}
