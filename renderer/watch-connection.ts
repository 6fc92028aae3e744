import { loadNotifications, notify } from './notify.ts';

/** Tells the visitor when the connection is lost and when it is there again. */
export function watchConnection(): void {
  addEventListener('offline', () =>
    notify('trouble', 'The connection is lost. What you see stays usable.'),
  );
  addEventListener('online', () => notify('news', 'The connection is back.'));
  if ('requestIdleCallback' in window) requestIdleCallback(prepare);
  else setTimeout(prepare, 2000);
}

/** Once the connection is lost the script that tells of it could not be loaded any more. */
function prepare(): void {
  loadNotifications().catch(() => undefined);
}
