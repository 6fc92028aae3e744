/**
 * Full jitter: a random time up to a bound that doubles with each attempt, so that many retries
 * never come in waves (Brooker, "Exponential Backoff And Jitter", 2015).
 * @param attempt 1 for the first retry
 * @returns milliseconds
 */
export function fullJitter(
  attempt: number,
  base: number,
  cap: number,
  random: () => number = Math.random,
): number {
  return Math.round(random() * Math.min(cap, base * 2 ** (attempt - 1)));
}
