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
  async function run(): Promise<void> {
    try {
      const now = clock();
      const { count, complete } = await store.deleteBodies(now - days * 24 * HOUR, now);
      if (count > 0) log('info', 'bodies deleted', { count });
      if (!complete) log('warn', 'deleted text is still in the database files', { count });
    } catch (error) {
      log('error', 'retention failed', { code: failureCode(error) });
    }
  }
  const timer = setInterval(() => void run(), HOUR);
  void run();
  return () => clearInterval(timer);
}
