import { SCROLL_LOCK } from '../../bootstrap/contract.ts';

/**
 * Keeps the page from scrolling behind a dialog; it keeps the room of its scroll bar. As the library of the other dialogs
 * does it, so that the header knows.
 * @returns a function that lets it scroll again
 */
export function lockScroll(): () => void {
  const { body, documentElement: root } = document;
  const room = `${innerWidth - root.clientWidth}px`;
  body.toggleAttribute(SCROLL_LOCK, true);
  root.style.setProperty('--scrollbar-width', room);
  body.style.overflow = 'hidden';
  body.style.paddingRight = room;
  return () => {
    body.removeAttribute(SCROLL_LOCK);
    root.style.removeProperty('--scrollbar-width');
    body.style.overflow = '';
    body.style.paddingRight = '';
  };
}
