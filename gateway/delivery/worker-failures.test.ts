import { describe, expect, it } from 'vitest';
import { bench } from '../../test-support/gateway/worker-bench.ts';
import type { DeliveryResult } from './target.ts';

const HOUR = 3_600_000;
const DELIVERED: DeliveryResult = { outcome: 'delivered' };
const AWAY: DeliveryResult = { outcome: 'away', reason: 'The CRM did not answer: ECONNREFUSED.' };
const FAILED: DeliveryResult = { outcome: 'failed', reason: 'The CRM did not answer: ECONNRESET.' };
const MINUTE = 60_000;

describe('DeliveryWorker, when leads fail or the clock jumps', () => {
  it('lets no lead wait for others that always fail, and calls for those ever more seldom', async () => {
    const bad = new Set<string>();
    const deliveredAt = new Map<string, number>();
    let badCalls = 0;
    const { store, time, add, work, log, forgotten } = await bench((id) => {
      if (bad.has(id)) {
        badCalls += 1;
        return FAILED;
      }
      deliveredAt.set(id, time.now);
      return DELIVERED;
    });
    const acceptedAt = new Map<string, number>();
    // 100 of 1,000 always fail: 30 of them in one burst, the others among the good ones.
    for (const id of await add(30)) bad.add(id);
    for (let round = 0; round < 97; round += 1) {
      await work();
      const ids = await add(10);
      for (const id of ids) acceptedAt.set(id, time.now);
      const [first = ''] = ids;
      if (round < 70) {
        bad.add(first);
        acceptedAt.delete(first);
      }
      time.now += 2000;
    }
    await work();
    const waits = [...acceptedAt].map(([id, at]) => (deliveredAt.get(id) ?? Infinity) - at);
    expect(waits).toHaveLength(900);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    expect(await store.counts()).toMatchObject({ waiting: 100, delivered: 900, dead: 0 });
    // 100 leads with doubling times between their attempts: about eight each in three minutes.
    expect(badCalls).toBeLessThan(1000);
    // The CRM is asked for a token once for each time that the circuit opened, to see if it is there.
    expect(forgotten()).toBe(log.filter((event) => event === 'circuit opened').length);
  });

  it('tries each lead once while none passes, and then one a minute', async () => {
    let calls = 0;
    let isBroken = true;
    const { store, time, add, work } = await bench(() => {
      calls += 1;
      return isBroken ? FAILED : DELIVERED;
    });
    await add(100);
    for (let minute = 0; minute < 60; minute += 1) {
      await work();
      time.now += MINUTE;
    }
    expect(calls).toBeLessThan(170);
    isBroken = false;
    time.now += 15 * MINUTE;
    await work();
    expect(await store.counts()).toMatchObject({ waiting: 0, delivered: 100 });
  });

  it('does not wake those that fail while others pass when the circuit closes', async () => {
    const bad = new Set<string>();
    let isAway = false;
    const calls: string[] = [];
    const { time, add, work } = await bench((id) => {
      calls.push(id);
      if (isAway) return AWAY;
      return bad.has(id) ? FAILED : DELIVERED;
    });
    const [stubborn = ''] = await add(1);
    bad.add(stubborn);
    // After so many attempts its next one is minutes away.
    for (let n = 0; n < 12; n += 1) {
      await work();
      time.now += 15 * MINUTE;
    }
    await work();
    isAway = true;
    await add(6);
    await work();
    isAway = false;
    time.now += 1000;
    calls.length = 0;
    await work();
    expect(calls).toHaveLength(6);
    expect(calls).not.toContain(stubborn);
  });

  it('probes with the lead that was tried least', async () => {
    const calls: string[] = [];
    const { time, add, work } = await bench((id) => {
      calls.push(id);
      return AWAY;
    });
    await add(5);
    await work();
    const [fresh = ''] = await add(1);
    time.now += MINUTE;
    calls.length = 0;
    await work();
    expect(calls).toEqual([fresh]);
  });

  it('waits as long as the CRM asks, with every lead', async () => {
    const calls: string[] = [];
    const { time, add, work } = await bench((id) => {
      calls.push(id);
      return calls.length === 1 ? { ...AWAY, wait: 5 * MINUTE } : DELIVERED;
    });
    await add(1);
    await work();
    await add(3);
    time.now += 5 * MINUTE - 1;
    await work();
    expect(calls).toHaveLength(1);
    time.now += 1;
    await work();
    expect(calls).toHaveLength(5);
  });

  it('delivers what a clock that ran ahead has put off', async () => {
    const { store, time, add, work, worker } = await bench(() => DELIVERED);
    time.now += 365 * 24 * HOUR;
    await add(2);
    // One of them was on its way when the power went.
    await store.claim('crm', time.now, time.now + MINUTE, 1);
    time.now -= 365 * 24 * HOUR;
    await worker.bringBack();
    await work();
    expect(await store.counts()).toMatchObject({ waiting: 0, delivered: 2 });
  });

  it('probes on when the clock is set back', async () => {
    let isAway = true;
    const { store, time, add, work, worker } = await bench(() => (isAway ? AWAY : DELIVERED));
    await add(5);
    await work();
    isAway = false;
    time.now -= 24 * HOUR;
    time.ahead = 24 * HOUR + MINUTE;
    await worker.bringBack();
    await work();
    expect(await store.counts()).toMatchObject({ waiting: 0, delivered: 5 });
  });
});
