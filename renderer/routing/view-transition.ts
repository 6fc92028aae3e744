import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets one page fade into the next, where the browser can and the visitor does not mind motion.
 * @param update sets the state that shows the next page
 */
export function viewTransition(update: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) return startTransition(update);
  // A skipped transition, as in a hidden window, still updates; there is nothing to fix.
  document.startViewTransition(() => flushSync(update)).ready.catch(() => undefined);
  return undefined;
}
