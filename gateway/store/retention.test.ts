import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRetention } from './retention.ts';

const DAY = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('deletes old content at the start and every hour, until it is stopped', async () => {
  const calls: [number, number][] = [];
  const lines: string[] = [];
  const store = {
    deleteBodies: (before: number, at: number) => {
      calls.push([before, at]);
      return calls.length === 2 ? Promise.reject(new Error('away')) : Promise.resolve(3);
    },
  };
  const stop = startRetention(
    store,
    30,
    () => 100 * DAY,
    (_, event) => lines.push(event),
  );
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  const call = [70 * DAY, 100 * DAY];
  expect(calls).toEqual([call, call, call]);
  expect(lines).toEqual(['bodies deleted', 'retention failed', 'bodies deleted']);
  stop();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(calls).toHaveLength(3);
});
