import { EventEmitter, once } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { Queue } from '../store/store.ts';
import { UnderWay } from './under-way.ts';

/** Begins an attempt that goes on until it is cut short, and tells whether it was. */
function begin(underWay: UnderWay, since: number, queue: Queue = 'fresh') {
  let wasCut = false;
  const done = underWay.begin(queue, since, (signal) => {
    signal.addEventListener('abort', () => (wasCut = true));
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  });
  return { done, isCut: () => wasCut };
}

test('counts the attempts that have a place, by queue', async () => {
  const underWay = new UnderWay();
  const attempts = [begin(underWay, 0), begin(underWay, 0, 'slow'), begin(underWay, 0)];
  expect([underWay.size, underWay.count('fresh'), underWay.count('slow')]).toEqual([3, 2, 1]);
  underWay.cutShort(9, 10_000);
  // Without a place while their outcome is stored, and forgotten after that.
  expect([underWay.size, underWay.count('fresh'), underWay.count('slow')]).toEqual([1, 1, 0]);
  await Promise.all(attempts.slice(1).map(({ done }) => done));
  expect(underWay.size).toBe(1);
});

test('cuts short those that began first among the slow, but never the oldest', () => {
  const underWay = new UnderWay();
  const attempts = [0, 10, 20, 300].map((since) => begin(underWay, since));
  const cut = () => attempts.map(({ isCut }) => isCut());
  expect([759, 760, 770, 1050].map((now) => underWay.slow(now))).toEqual([0, 1, 2, 3]);
  underWay.cutShort(-1, 770);
  expect(cut()).toEqual([false, false, false, false]);
  underWay.cutShort(1, 770);
  expect(cut()).toEqual([false, true, false, false]);
  underWay.cutShort(9, 770);
  expect(cut()).toEqual([false, true, true, false]);
});

test('slow is twice as long as usual, and never under 750 ms', () => {
  const underWay = new UnderWay();
  expect(underWay.patience).toBe(750);
  underWay.answered(300);
  expect(underWay.patience).toBe(750);
  const slower = new UnderWay();
  slower.answered(1000);
  expect(slower.patience).toBe(2000);
  // What came once weighs an eighth.
  slower.answered(1800);
  expect(slower.patience).toBe(2200);
});

test('has ended when all attempts have', async () => {
  const underWay = new UnderWay();
  const end = new EventEmitter();
  void underWay.begin('fresh', 0, async () => void (await once(end, 'end')));
  const ended = vi.fn<() => void>();
  const all = underWay.ended().then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  end.emit('end');
  await all;
  expect(underWay.size).toBe(0);
});
