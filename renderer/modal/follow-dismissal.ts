/**
 * Has an open dialog close on Escape and on a press of the scrim, from its very first frame on. On the window, which
 * hears of a press before anything that stops it.
 * @param isWayOut whether a press of an element closes the dialog, as one of the scrim does
 * @returns a function that stops
 */
export function followDismissal(
  isWayOut: (target: Element) => boolean,
  close: () => void,
): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      // While characters are composed, Escape takes back what was composed.
      if (key === 'Escape' && !isComposing) close();
    },
    options,
  );
  // A click, not its beginning: visitors who select text in the dialog may let go next to it.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && isWayOut(target)) close();
    },
    options,
  );
  return () => listening.abort();
}
