import { notify } from './notifications.ts';

/** Tells the visitor when the connection is lost and when it is there again. */
export function watchConnection(): void {
  addEventListener('offline', () => notify('error', 'connectionLost'));
  addEventListener('online', () => notify('info', 'connectionBack'));
}
