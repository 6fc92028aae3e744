import { startTransition as updateLater } from 'react';
import { flushSync } from 'react-dom';
import { ARRIVING } from '../contract.ts';
import { canMove, startTransition } from './start-transition.ts';

/**
 * Lets one page fade into the next, where the browser can and the visitor does not mind motion.
 * @param update sets the state that shows the next page
 */
export function viewTransition(update: () => void): void {
  if (!canMove()) return updateLater(update);
  const root = document.documentElement;
  void startTransition(() => {
    flushSync(update);
    root.toggleAttribute(ARRIVING, true);
  }).then(() => root.toggleAttribute(ARRIVING, false));
  return undefined;
}
