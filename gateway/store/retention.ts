import { failureCode, type Log } from '../log.ts';
import type { Store } from './store.ts';

const HOUR = 3_600_000;

/**
 * Deletes the content of inquiries delivered more than `days` ago, now and every hour.
 * @returns a function that stops it
 */
export function startRetention(
  store: Pick<Store, 'deleteBodies'>,
  days: number,
  clock: () => number,
  log: Log,
): () => void {
  const run = (): void => void deleteOldContent(store, days, clock(), log);
  const timer = setInterval(run, HOUR);
  run();
  return () => clearInterval(timer);
}

/** Deletes the content of inquiries delivered more than `days` before `now`, in milliseconds since 1970. Never throws. */
export async function deleteOldContent(
  store: Pick<Store, 'deleteBodies'>,
  days: number,
  now: number,
  log: Log,
): Promise<void> {
  try {
    const { count, complete } = await store.deleteBodies(now - days * 24 * HOUR, now);
    if (count > 0) log('info', 'bodies deleted', { count });
    if (!complete) log('warn', 'deleted text is still in the database files', { count });
  } catch (error) {
    log('error', 'retention failed', { code: failureCode(error) });
  }
}
