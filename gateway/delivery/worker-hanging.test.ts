import { describe, expect, it, onTestFinished } from 'vitest';
import { bench, type Bench } from '../../test-support/gateway/worker-bench.ts';
import type { DeliveryResult } from './target.ts';

const TICK = 200;
const TIME_LIMIT = 30_000;
const DELIVERED: DeliveryResult = { outcome: 'delivered' };
const TIMED_OUT: DeliveryResult = { outcome: 'failed', reason: 'The CRM gave no answer.' };

interface Call {
  id: string;
  endsAt: number;
  result: DeliveryResult;
  resolve: (result: DeliveryResult) => void;
}

interface SlowBench extends Bench {
  /** Ids by the time of their delivery. */
  deliveredAt: Map<string, number>;
  calls: string[];
  mostAtOnce: () => number;
  /** Lets so many milliseconds go by. */
  pass: (milliseconds: number) => Promise<void>;
}

/** A worker whose target takes its time: so many milliseconds for a lead, or all until the time limit. */
async function slowBench(
  takes: (id: string) => number,
  recognisesRepetition = true,
): Promise<SlowBench> {
  const deliveredAt = new Map<string, number>();
  const calls: string[] = [];
  const underWay = new Set<Call>();
  let most = 0;
  const worker = await bench(
    (id, signal) => {
      calls.push(id);
      return new Promise((resolve) => {
        const taken = takes(id);
        const call: Call = {
          id,
          endsAt: worker.time.now + Math.min(taken, TIME_LIMIT),
          result: taken < TIME_LIMIT ? DELIVERED : TIMED_OUT,
          resolve,
        };
        underWay.add(call);
        most = Math.max(most, underWay.size);
        signal.addEventListener('abort', () => {
          underWay.delete(call);
          resolve(TIMED_OUT);
        });
      });
    },
    { recognisesRepetition },
  );
  // The worker stops when its calls have ended.
  onTestFinished(() => {
    for (const { resolve } of underWay) resolve(TIMED_OUT);
  });

  async function pass(milliseconds: number): Promise<void> {
    const end = worker.time.now + milliseconds;
    while (worker.time.now < end) {
      await worker.work();
      worker.time.now += TICK;
      for (const call of underWay) {
        if (call.endsAt > worker.time.now) continue;
        underWay.delete(call);
        if (call.result === DELIVERED) deliveredAt.set(call.id, worker.time.now);
        call.resolve(call.result);
      }
    }
    await worker.work();
  }
  return { ...worker, deliveredAt, calls, mostAtOnce: () => most, pass };
}

describe('DeliveryWorker, when calls get no answer', () => {
  it('lets no lead wait for others whose calls hang, five at once all the same', async () => {
    const bad = new Set<string>();
    const { add, pass, time, deliveredAt, mostAtOnce, store } = await slowBench((id) =>
      bad.has(id) ? Infinity : 200,
    );
    const acceptedAt = new Map<string, number>();
    for (const id of await add(30)) bad.add(id);
    for (let second = 0; second < 90; second += 1) {
      const ids = await add(3);
      for (const id of ids) acceptedAt.set(id, time.now);
      const [first = ''] = ids;
      if (second < 70) {
        bad.add(first);
        acceptedAt.delete(first);
      }
      await pass(1_000);
    }
    await pass(10_000);
    const waits = [...acceptedAt].map(([id, at]) => (deliveredAt.get(id) ?? Infinity) - at);
    expect(waits).toHaveLength(200);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    expect(mostAtOnce()).toBe(5);
    expect(await store.counts()).toMatchObject({ waiting: 100, delivered: 200, dead: 0 });
  });

  it('lets a target that takes long for each lead have its time', async () => {
    const { add, pass, calls, deliveredAt } = await slowBench(() => 4_000);
    await add(100);
    await pass(120_000);
    expect(deliveredAt.size).toBe(100);
    // Before the first has passed nothing is known of the target, so a few are cut short.
    expect(calls.length).toBeLessThanOrEqual(120);
  });

  it('leaves a call alone as long as no other lead waits for its first attempt', async () => {
    const { add, pass, calls, deliveredAt } = await slowBench(() => 25_000);
    await add(5);
    await pass(26_000);
    expect([calls.length, deliveredAt.size]).toEqual([5, 5]);
  });

  it('cuts no call short to a target that may not recognise a repetition', async () => {
    const { add, pass, calls, deliveredAt } = await slowBench(() => 5_000, false);
    await add(20);
    await pass(21_000);
    expect([calls.length, deliveredAt.size]).toEqual([20, 20]);
  });

  it('gives each lead all of its time in the end', async () => {
    const slow = new Set<string>();
    const { add, pass, deliveredAt } = await slowBench((id) => (slow.has(id) ? 20_000 : 200));
    for (const id of await add(6)) slow.add(id);
    for (let second = 0; second < 150; second += 1) {
      await add(1);
      await pass(1_000);
    }
    expect([...slow].filter((id) => deliveredAt.has(id))).toHaveLength(6);
  });
});
