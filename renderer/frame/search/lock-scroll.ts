import { SCROLL_LOCK } from '../../bootstrap/contract.ts';

/**
 * Keeps the page from scrolling behind a dialog; it keeps the room of its scroll bar. As the library of the other dialogs
 * does it, so that the header knows. To be called before anything is changed: what is asked of an unchanged page costs
 * nothing, and of a changed one it computes the styles of all of it.
 * @returns a function that lets it scroll again
 */
export function lockScroll(): () => void {
  const { body, documentElement: root } = document;
  const room = innerWidth - root.clientWidth;
  body.toggleAttribute(SCROLL_LOCK, true);
  body.style.overflow = 'hidden';
  // A property of the root is inherited by every element, so it is written only where there is room to keep.
  if (room > 0) {
    root.style.setProperty('--scrollbar-width', `${room}px`);
    body.style.paddingRight = `${room}px`;
  }
  return () => {
    body.removeAttribute(SCROLL_LOCK);
    root.style.removeProperty('--scrollbar-width');
    body.style.overflow = '';
    body.style.paddingRight = '';
  };
}
