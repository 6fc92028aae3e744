import { notify } from './state/notifications.ts';

/** Tells the visitor when the connection is lost and when it is there again. */
export function watchConnection(): void {
  addEventListener('offline', () =>
    notify('trouble', 'The connection is lost. What you see stays usable.'),
  );
  addEventListener('online', () => notify('news', 'The connection is back.'));
}
