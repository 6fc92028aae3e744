import { isOffline } from '../data/connection.ts';
import { notify } from '../state/notifications.ts';

/** A page that is not there after so long, in milliseconds, is said to be under way. */
const LATE = 150;

const doNothing = (): void => undefined;

/**
 * Says of a page that it is late: that it is under way, or without a connection that it opens once there is one.
 * @param setLate shows that it is under way, or not
 * @returns takes back all that was said
 */
export function reportWait(setLate: (isLate: boolean) => void): () => void {
  let takeBack = doNothing;
  const report = () => {
    takeBack();
    setLate(!isOffline());
    takeBack = isOffline() ? notify('error', 'pageOffline', true) : doNothing;
  };
  const listening = new AbortController();
  const timer = setTimeout(() => {
    report();
    for (const type of ['online', 'offline'])
      addEventListener(type, report, { signal: listening.signal });
  }, LATE);
  return () => {
    clearTimeout(timer);
    listening.abort();
    takeBack();
    setLate(false);
  };
}
