import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ThreadPool } from './thread-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thread-pool-'));
const program = join(folder, 'double.mjs');
writeFileSync(
  program,
  `import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', (numbers) => {
    if (numbers.includes(-1)) parentPort.postMessage({ failed: 'no such number' });
    else parentPort.postMessage({ done: numbers.map((number) => number * workerData) });
  });`,
);
const pool = new ThreadPool(program, 2, 2);
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

const numbers = Array.from({ length: 100 }, (_, number) => number);
const toMessage = (batch: number[]) => batch;

test('each item is done by the thread it is best for, as long as that has others to do', async () => {
  const doneBy = new Map<number, number>();
  const told: number[] = [];
  const values = await pool.map(numbers, {
    toMessage,
    bestFor: (number) => number % 2,
    onDone: (batch, done, thread) => {
      told.push(done);
      for (const number of batch) doneBy.set(number, thread);
    },
  });
  expect(values).toEqual(numbers.map((number) => number * 2));
  expect(told.at(-1)).toBe(100);
  // The first batch of each is its own; at the end one may have helped the other.
  for (const number of numbers.slice(0, 32)) expect(doneBy.get(number)).toBe(number % 2);
});

test('no thread waits while another has too much to do', async () => {
  const threads = new Set<number>();
  await pool.map(numbers, {
    toMessage,
    bestFor: () => 1,
    onDone: (_batch, _done, thread) => threads.add(thread),
  });
  expect(threads).toEqual(new Set([0, 1]));
});

test('a thread begins with what it is best for, and goes on with what is for no one in particular', async () => {
  const alone = new ThreadPool(program, 1, 3);
  const order: number[] = [];
  const told: [done: number, thread: number][] = [];
  const values = await alone.map(numbers.slice(0, 50), {
    toMessage,
    bestFor: (number) => (number < 30 ? undefined : 0),
    onDone: (batch, done, thread) => {
      order.push(...batch);
      told.push([done, thread]);
    },
  });
  await alone.close();
  expect(order).toEqual([...numbers.slice(30, 50), ...numbers.slice(0, 30)]);
  expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((a, b) => a - b));
  expect(told.at(-1)).toEqual([50, 0]);
  expect(values).toEqual(numbers.slice(0, 50).map((number) => number * 3));
});

test('without a word of who is best, all is done, and nothing of nothing', async () => {
  const sharing = { toMessage, onDone: () => undefined };
  expect(await pool.map(numbers, sharing)).toEqual(numbers.map((number) => number * 2));
  expect(await pool.map([], sharing)).toEqual([]);
});

test('what one thread fails with is thrown', async () => {
  const work = pool.map([1, -1], { toMessage, onDone: () => undefined });
  await expect(work).rejects.toThrow('no such number');
});
