import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testGateway } from '../../tests/gateway/test-gateway.ts';
import type { Store } from '../store/store.ts';
import { Circuit } from './circuit.ts';
import type { DeliveryResult } from './crm-answer.ts';
import { DeliveryWorker } from './worker.ts';

const HOUR = 3_600_000;
const DELIVERED: DeliveryResult = { outcome: 'delivered' };
const AWAY: DeliveryResult = { outcome: 'away', reason: 'The CRM gave no answer: ECONNREFUSED.' };
const FAILED: DeliveryResult = { outcome: 'failed', reason: 'The CRM gave no answer: ECONNRESET.' };
const MINUTE = 60_000;

interface Bench {
  store: Store;
  /** `now` is the clock of the store; the circuit's runs with it, `ahead` by so much. */
  time: { now: number; ahead: number };
  log: string[];
  circuit: Circuit;
  worker: DeliveryWorker;
  forgotten: () => number;
  add: (count: number) => Promise<string[]>;
  /** Wakes the worker and waits until it has nothing more to do. */
  work: () => Promise<void>;
}

async function bench(
  deliver: (id: string) => DeliveryResult | Promise<DeliveryResult>,
): Promise<Bench> {
  const { store, time: wall, log, metrics } = await testGateway();
  const time = Object.assign(wall, { ahead: 0 });
  let forgotten = 0;
  const circuit = new Circuit(() => 1);
  const settings = { clientId: '', clientSecret: '', timeoutSeconds: 1, parallel: 5 };
  const worker = new DeliveryWorker({
    store,
    crm: {
      deliver: async (id) => deliver(id),
      forgetToken: () => (forgotten += 1),
      settings: { ...settings, url: new URL('http://crm.test/') },
    },
    circuit,
    clock: () => time.now,
    monotonic: () => time.now + time.ahead,
    log: (_, event) => log.push(event),
    metrics,
  });
  onTestFinished(() => worker.stop());
  return {
    store,
    time,
    log,
    circuit,
    worker,
    forgotten: () => forgotten,
    async add(count) {
      const ids = Array.from({ length: count }, () => randomUUID());
      const content = { email: 'a@b.example', body: '{}', state: 'waiting' } as const;
      const submissions = ids.map((id) => ({ id, key: undefined, fingerprint: id, ...content }));
      await Promise.all(submissions.map((one) => store.accept({ ...one, at: time.now })));
      return ids;
    },
    async work() {
      worker.wake();
      for (let turn = 0; turn < 200; turn += 1) await setImmediate();
    },
  };
}

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
    const refused: DeliveryResult = { outcome: 'refused', words: 'Unknown country.' };
    const { store, add, work, circuit } = await bench(() => refused);
    await add(6);
    await work();
    expect(await store.list({ state: 'dead' })).toHaveLength(6);
    expect((await store.list({}))[0]).toMatchObject({
      reason: 'refused',
      lastError: 'Unknown country.',
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
      expect(entry?.attempts).toBeGreaterThanOrEqual(attempts);
      attempts = entry?.attempts ?? 0;
      time.now += 15 * 60_000;
      expect(time.now - start).toBeLessThan(73 * HOUR);
    }
    expect(time.now - start).toBeGreaterThan(72 * HOUR);
    expect(attempts).toBeGreaterThan(250);
    expect(await store.list({})).toMatchObject([
      { state: 'dead', reason: 'expired', lastError: FAILED.reason },
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
  }, 30_000);

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
    await store.claim(time.now, time.now + MINUTE, 1);
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
