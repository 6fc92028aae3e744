/**
 * Keeps the studio in the part of the window that the keyboard of a phone leaves free, so that Done stays in sight. Some
 * browsers make the window itself smaller (`interactive-widget` in the document); in others only what is seen of it is.
 */
export function followKeyboard(): void {
  const seen = visualViewport;
  if (!seen) return;
  const follow = () => {
    const { style } = document.documentElement;
    // Somebody who has zoomed in sees less of it, and goes on seeing that.
    style.setProperty('--seen-height', `${seen.height * seen.scale}px`);
    style.setProperty('--seen-top', `${seen.scale === 1 ? seen.offsetTop : 0}px`);
  };
  seen.addEventListener('resize', follow);
  seen.addEventListener('scroll', follow);
  follow();
}
