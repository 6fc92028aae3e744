import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { bench } from '../../test-support/gateway/worker-bench.ts';
import type { DeliveryResult } from './target.ts';

const HOUR = 3_600_000;
const DELIVERED: DeliveryResult = { outcome: 'delivered' };
const AWAY: DeliveryResult = { outcome: 'away', reason: 'The CRM did not answer: ECONNREFUSED.' };
const FAILED: DeliveryResult = { outcome: 'failed', reason: 'The CRM did not answer: ECONNRESET.' };

describe('DeliveryWorker', () => {
  it('delivers all that is due, at most five at a time', async () => {
    let underWay = 0;
    let most = 0;
    const { store, add, work } = await bench(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await setImmediate();
      underWay -= 1;
      return DELIVERED;
    });
    await add(23);
    await work();
    expect(await store.counts()).toMatchObject({ delivered: 23, waiting: 0 });
    expect(most).toBe(5);
  });

  it('keeps a refused lead as a dead letter with the words of the CRM', async () => {
    const refused: DeliveryResult = { outcome: 'refused', reason: 'Unknown country.' };
    const { store, add, work, circuit } = await bench(() => refused);
    await add(6);
    await work();
    expect(await store.list({ state: 'dead' })).toHaveLength(6);
    expect((await store.list({}))[0]).toMatchObject({
      reason: 'refused',
      deliveries: [{ lastError: 'Unknown country.' }],
    });
    expect(circuit.openReason).toBeUndefined();
  });

  it('retries one unlucky lead for 72 hours, and then keeps it as a dead letter', async () => {
    const { store, time, add, work } = await bench(() => FAILED);
    await add(1);
    const start = time.now;
    let attempts = 0;
    while ((await store.counts()).waiting === 1) {
      await work();
      const [entry] = await store.list({});
      expect(entry?.deliveries[0]?.attempts).toBeGreaterThanOrEqual(attempts);
      attempts = entry?.deliveries[0]?.attempts ?? 0;
      time.now += 15 * 60_000;
      expect(time.now - start).toBeLessThan(73 * HOUR);
    }
    expect(time.now - start).toBeGreaterThan(72 * HOUR);
    expect(attempts).toBeGreaterThan(250);
    expect(await store.list({})).toMatchObject([
      { state: 'dead', reason: 'expired', deliveries: [{ lastError: FAILED.reason }] },
    ]);
  });

  it('spares a CRM that is down, and hands over everything as soon as it is back', async () => {
    let down = true;
    let calls = 0;
    const { store, time, log, add, work } = await bench(() => {
      calls += 1;
      return down ? AWAY : DELIVERED;
    });
    await add(100);
    for (let minute = 0; minute < 60; minute += 1) {
      await work();
      time.now += 60_000;
    }
    expect(calls).toBeLessThan(70);
    expect(await store.counts()).toMatchObject({ waiting: 100, dead: 0 });
    down = false;
    await work();
    expect(await store.counts()).toMatchObject({ waiting: 0, delivered: 100 });
    expect(log.filter((event) => event.startsWith('circuit'))).toEqual([
      'circuit opened',
      'circuit closed',
    ]);
  });

  it('stops calling at once when the CRM refuses the gateway', async () => {
    let calls = 0;
    const { store, add, work, circuit } = await bench(() => {
      calls += 1;
      return { outcome: 'unauthorised', reason: 'The CRM refuses the client id and secret.' };
    });
    await add(30);
    await work();
    expect(calls).toBe(5);
    expect(circuit.openReason).toBe('The CRM refuses the client id and secret.');
    expect(await store.counts()).toMatchObject({ waiting: 30 });
  });

  it('asks the store once for each time it is woken, and not at all while all places are taken', async () => {
    const gate = new EventEmitter();
    const { store, add, work, worker } = await bench(async () => {
      await once(gate, 'open');
      return DELIVERED;
    });
    const asked = vi.spyOn(store, 'claim');
    await work();
    expect(asked.mock.calls.map(([, , , limit, queue]) => [queue, limit])).toEqual([
      ['main', 5],
      ['slow', 1],
    ]);
    await add(6);
    await work();
    asked.mockClear();
    await work();
    expect(asked).not.toHaveBeenCalled();
    const stopped = worker.stop();
    gate.emit('open');
    await stopped;
  });

  it('looks once more when it was woken several times during a look', async () => {
    const { store, work, worker } = await bench(() => DELIVERED);
    const asked = vi.spyOn(store, 'claim');
    for (let n = 0; n < 5; n += 1) worker.wake();
    await work();
    expect(asked).toHaveBeenCalledTimes(2 * 2);
  });

  it('finishes what is under way when stopped, and starts nothing more', async () => {
    const gate = new EventEmitter();
    const { store, add, work, worker } = await bench(async () => {
      await once(gate, 'open');
      return DELIVERED;
    });
    await add(8);
    await work();
    const stopping = worker.stop();
    gate.emit('open');
    await stopping;
    expect(await store.counts()).toMatchObject({ delivered: 5, waiting: 3 });
  });

  it('is idle once all is delivered, also what was claimed while others were under way', async () => {
    const { store, add, worker } = await bench(async () => {
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
      return DELIVERED;
    });
    await add(12);
    worker.wake();
    await worker.idle();
    expect(await store.counts()).toMatchObject({ delivered: 12, waiting: 0 });
  });

  it('goes on after a store that fails, and says what it could not do', async () => {
    const { store, add, log, work, worker } = await bench(() => DELIVERED);
    const away = new Error('away');
    vi.spyOn(store, 'claim').mockRejectedValueOnce(away);
    vi.spyOn(store, 'bringBack').mockRejectedValueOnce(away);
    vi.spyOn(store, 'delivered').mockRejectedValueOnce(away);
    await worker.bringBack();
    await add(2);
    await work();
    expect(log).toEqual(['due times not checked', 'claim failed']);
    await work();
    expect(log.slice(2).toSorted()).toEqual(['delivered', 'outcome not stored']);
    expect(await store.counts()).toMatchObject({ delivered: 1, waiting: 1 });
  });
});
