import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PermanentError, retry, retryWait } from './retry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fails so many times, then answers; notes when it was asked, in ms. */
function failing(times: number, error = new Error('away')) {
  const asked: number[] = [];
  const started = Date.now();
  const attempt = () => {
    asked.push(Date.now() - started);
    return asked.length > times ? Promise.resolve('there') : Promise.reject(error);
  };
  return { asked, attempt };
}

test('the wait doubles from one second and never exceeds thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryWait)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('three retries, after one, two and four seconds', async () => {
  const { asked, attempt } = failing(3);
  let told = 0;
  const result = retry(attempt, () => (told += 1));
  await vi.runAllTimersAsync();
  expect(await result).toBe('there');
  expect(asked).toEqual([0, 1000, 3000, 7000]);
  expect(told).toBe(1);
});

test('a fourth failure is the last, and is passed on', async () => {
  const { asked, attempt } = failing(9);
  const failure = retry(attempt).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toEqual(new Error('away'));
  expect(asked).toHaveLength(4);
});

test('what must come in the end is tried for as long as it takes', async () => {
  const { asked, attempt } = failing(8);
  const result = retry(attempt, undefined, Infinity);
  await vi.runAllTimersAsync();
  expect(await result).toBe('there');
  expect(asked.at(-1)).toBe(1000 * (1 + 2 + 4 + 8 + 16 + 30 + 30 + 30));
});

test('what no repetition fixes is not repeated', async () => {
  const { asked, attempt } = failing(1, new PermanentError('no such page'));
  await expect(retry(attempt)).rejects.toThrow('no such page');
  expect(asked).toEqual([0]);
});

test('without a connection it waits for one, however long, and then counts from the beginning', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked, attempt } = failing(5);
  let told = 0;
  const result = retry(attempt, () => (told += 1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, told]).toEqual([[0], 0]);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  const failure = result.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toEqual(new Error('away'));
  expect([asked, told]).toEqual([[0, 60_000, 61_000, 63_000, 67_000], 1]);
});
