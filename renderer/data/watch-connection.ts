import { notify } from '../state/notifications.ts';

/** Tells the visitor when the connection is lost and when it is there again. */
export function watchConnection(): void {
  addEventListener('offline', () =>
    notify('error', 'The connection is lost. What you see stays usable.'),
  );
  addEventListener('online', () => notify('info', 'The connection is back.'));
}
