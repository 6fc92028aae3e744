import { expect, it, onTestFinished, vi } from 'vitest';
import { bench } from '../../test-support/gateway/worker-bench.ts';

const HOUR = 3_600_000;
const fail = () => ({ outcome: 'failed', reason: 'No.' }) as const;

/** Has every wait last as long as it may. */
function longestWaits(): void {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1);
  onTestFinished(() => random.mockRestore());
}

it('waits twice as long after each failed attempt, up to a quarter of an hour', async () => {
  longestWaits();
  const { store, time, add, work } = await bench(fail);
  const putOff = vi.spyOn(store, 'retryAt');
  await add(1);
  const waits = [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
  for (const seconds of waits) {
    await work();
    expect(putOff.mock.lastCall?.[1]).toBe(time.now + seconds * 1000);
    time.now += seconds * 1000;
  }
  expect(putOff).toHaveBeenCalledTimes(waits.length);
});

it.each([
  [72 * HOUR - 1, { waiting: 1, dead: 0 }],
  [72 * HOUR, { waiting: 0, dead: 1 }],
])('an attempt that fails after %i ms: %o', async (age, counts) => {
  longestWaits();
  const { store, time, add, work } = await bench(fail);
  await add(1);
  time.now += age;
  await work();
  expect(await store.counts()).toMatchObject(counts);
});

it('brings back what is put off beyond the longest wait, or leased beyond the longest lease', async () => {
  const { store, time, worker } = await bench(fail);
  const brought = vi.spyOn(store, 'bringBack');
  await worker.bringBack();
  expect(brought.mock.calls).toEqual([[time.now, time.now + 0.25 * HOUR, time.now + 1_500_000]]);
});

it('looks at once when it starts, each second, and no more when it is stopped', async () => {
  const { store, worker } = await bench(fail);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [looks, brought] = [vi.spyOn(worker, 'wake'), vi.spyOn(store, 'bringBack')];
  worker.start();
  expect([looks.mock.calls.length, brought.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(60_000);
  expect([looks.mock.calls.length, brought.mock.calls.length]).toEqual([61, 2]);
  await worker.stop();
  const before = [looks.mock.calls.length, brought.mock.calls.length];
  vi.advanceTimersByTime(60_000);
  expect([looks.mock.calls.length, brought.mock.calls.length]).toEqual(before);
});

it.each([
  [{ outcome: 'away', reason: 'Busy.', wait: 1_999 }, 2_000],
  [{ outcome: 'away', reason: 'Busy.', wait: 2_001 }, 2_001],
  [{ outcome: 'unauthorised', reason: 'Who?' }, 2_000],
] as const)('after %o an inquiry waits for %i ms', async (result, wait) => {
  longestWaits();
  const { store, time, add, work } = await bench(() => result);
  const putOff = vi.spyOn(store, 'retryAt');
  await add(1);
  await work();
  expect(putOff.mock.calls.map(([, at, ...rest]) => [at, ...rest])).toEqual([
    [time.now + wait, result.reason],
  ]);
});
