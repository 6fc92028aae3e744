import { isOffline } from '../data/connection.ts';
import { notify } from '../state/notifications.ts';

/** After how many milliseconds a page that has not loaded is announced as loading. */
const LATE = 150;

const doNothing = (): void => undefined;

/**
 * Announces that a page is late: that it is loading, or, without a connection, that it opens once there is one.
 * @param setLate shows that it is under way, or not
 * @returns withdraws the announcement
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
