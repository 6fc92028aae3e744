/** Whether the browser knows that it has no connection. It may have none without knowing. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/** Resolves once there is a connection, as far as the browser knows. */
export async function online(): Promise<void> {
  if (isOffline())
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
