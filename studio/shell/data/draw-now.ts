import { flushSync } from 'react-dom';

/**
 * Draws what was set until now, so that the focus can go there: a key that is pressed next must not find it elsewhere.
 */
export function drawNow(): void {
  flushSync(() => undefined);
}
