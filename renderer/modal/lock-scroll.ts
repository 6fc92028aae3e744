import { SCROLL_LOCK } from '../contract.ts';

/**
 * Keeps the page from scrolling behind a dialog; it keeps the room of its scroll bar. To be called before anything is
 * changed: what is asked of an unchanged page costs nothing, and of a changed one it computes the styles of all of it.
 * @returns a function that lets it scroll again
 */
export function lockScroll(): () => void {
  const { body, documentElement: root } = document;
  const room = innerWidth - root.clientWidth;
  // Every browser of iOS has this, and no other.
  const isIos = CSS.supports('-webkit-touch-callout', 'none');
  const top = scrollY;
  body.toggleAttribute(SCROLL_LOCK, true);
  body.style.overflow = 'hidden';
  // Fingers scroll the page of iOS anyway, so there it is fixed where it is.
  if (isIos) Object.assign(body.style, { position: 'fixed', insetInline: '0', top: `${-top}px` });
  // A property of the root is inherited by every element, so it is written only where there is room to keep.
  if (room > 0) {
    root.style.setProperty('--scrollbar-width', `${room}px`);
    body.style.paddingRight = `${room}px`;
  }
  return () => {
    body.removeAttribute(SCROLL_LOCK);
    Object.assign(body.style, {
      overflow: '',
      paddingRight: '',
      position: '',
      insetInline: '',
      top: '',
    });
    root.style.removeProperty('--scrollbar-width');
    if (isIos) scrollTo({ top, behavior: 'instant' });
  };
}
