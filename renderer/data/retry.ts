import { isOffline, online } from './connection.ts';

/** How what fails on the network is tried again (docs/specification.md, section 9): how often, and the waits between, in ms. */
export const RETRIES = 3;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** The wait before a retry in milliseconds; it doubles from one to the next. The first is number 0. */
export function retryWait(number: number): number {
  return Math.min(FIRST_WAIT * 2 ** number, LONGEST_WAIT);
}

/** A failure that no repetition will fix. */
export class PermanentError extends Error {}

/**
 * Does something, and does it again after 1, 2, 4 ... seconds if it fails. Without a connection it waits for that, and
 * then begins to count.
 * @param onFirstFailure called before the first wait
 * @param retries how often at most
 * @throws what the last attempt threw; a `PermanentError` failure at once
 */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  onFirstFailure?: () => void,
  retries = RETRIES,
): Promise<Result> {
  for (let retried = 0; ; retried++) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof PermanentError) throw error;
      if (isOffline()) {
        await online();
        return await retry(attempt, onFirstFailure, retries);
      }
      if (retried === retries) throw error;
      if (retried === 0) onFirstFailure?.();
      await new Promise((resolve) => setTimeout(resolve, retryWait(retried)));
    }
  }
}
