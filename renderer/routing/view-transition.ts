import { startTransition as updateLater } from 'react';
import { flushSync } from 'react-dom';
import { canMove, startTransition } from './start-transition.ts';

/**
 * Lets one page fade into the next, where the browser can and the visitor does not mind motion.
 * @param update sets the state that shows the next page
 */
export function viewTransition(update: () => void): void {
  if (!canMove()) return updateLater(update);
  void startTransition(() => flushSync(update));
  return undefined;
}
