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
  const results = [{ count: 3, complete: true }, undefined, { count: 2, complete: false }];
  const store = {
    deleteBodies: (before: number, at: number) => {
      calls.push([before, at]);
      const result = results[calls.length - 1];
      return result ? Promise.resolve(result) : Promise.reject(new Error('away'));
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
  expect(lines).toEqual([
    'bodies deleted',
    'retention failed',
    'bodies deleted',
    'deleted text is still in the database files',
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(calls).toHaveLength(3);
});
