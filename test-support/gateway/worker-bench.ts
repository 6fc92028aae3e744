import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { Circuit } from '../../gateway/delivery/circuit.ts';
import type { DeliveryResult, Target } from '../../gateway/delivery/target.ts';
import { DeliveryWorker } from '../../gateway/delivery/worker.ts';
import type { Store } from '../../gateway/store/store.ts';
import { testGateway } from './test-gateway.ts';

export interface Bench {
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

/** A worker on a store of its own, with a target that answers as `deliver` says. */
export async function bench(
  deliver: (id: string, signal: AbortSignal) => DeliveryResult | Promise<DeliveryResult>,
  kind: Partial<Pick<Target, 'recognisesRepetition' | 'parallel'>> = {},
): Promise<Bench> {
  const { store, time: wall, log, metrics } = await testGateway();
  const time = Object.assign(wall, { ahead: 0 });
  let forgotten = 0;
  const circuit = new Circuit(() => 1);
  const worker = new DeliveryWorker({
    store,
    target: {
      key: 'crm',
      parallel: 5,
      leaseMilliseconds: 150_000,
      recognisesRepetition: true,
      ...kind,
      deliver: async ({ id }, signal) => deliver(id, signal),
      probeNext: () => (forgotten += 1),
      abort: () => undefined,
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
      const content = {
        form: 'inquiry',
        targets: ['crm'],
        email: 'a@b.example',
        body: '{}',
        state: 'waiting',
      } as const;
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
