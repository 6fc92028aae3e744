import { randomUUID } from 'node:crypto';
import type { PassedCalls } from '../../schema/generated/data.d.ts';
import { isPassedCalls } from '../../schema/generated/guards/gateway.js';
import { failureCode, type Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { CallLimits, LimitedRoute } from './call-limits.ts';

/** How often gateways tell each other which calls passed: so long each counts a burst by itself. */
const EXCHANGE_MILLISECONDS = 1_000;

/**
 * Tells other gateways on the same database which calls passed here, and learns which passed there,
 * so that limits hold for all of them together. One transaction a second, not one for each call.
 */
export class SharedCalls {
  /** Names this process; a gateway that starts again is another. */
  readonly #gateway = randomUUID();
  #number = 0;
  #passed = new Map<string, PassedCalls>();
  /** The last number that was read of each other gateway. */
  readonly #read = new Map<string, number>();

  constructor(readonly store: Pick<Store, 'exchangeCalls'>) {}

  /** Notes a call that the others will be told of. */
  note(route: LimitedRoute, address: string): void {
    const key = `${route} ${address}`;
    const passed = this.#passed.get(key);
    if (passed) passed.count += 1;
    else this.#passed.set(key, { route, address, count: 1 });
  }

  /**
   * Tells the others what was noted, and takes what they told off the limits.
   * @throws when the database is away; the calls that were to be told are forgotten then
   */
  async exchange(limits: CallLimits, now: number): Promise<void> {
    const calls = [...this.#passed.values()];
    this.#passed = new Map();
    this.#number += 1;
    const told = await this.store.exchangeCalls({
      gateway: this.#gateway,
      number: this.#number,
      at: now,
      calls: calls.length === 0 ? undefined : JSON.stringify(calls),
    });
    for (const { gateway, number, calls: json } of told) {
      if (number <= (this.#read.get(gateway) ?? 0)) continue;
      this.#read.set(gateway, number);
      limits.add(readCalls(json), now);
    }
    const heard = new Set(told.map(({ gateway }) => gateway));
    for (const gateway of this.#read.keys()) if (!heard.has(gateway)) this.#read.delete(gateway);
  }

  /** @returns a function that stops it */
  start(limits: CallLimits, clock: () => number, log: Log): () => void {
    let isUnderWay = false;
    const timer = setInterval(() => {
      if (isUnderWay) return;
      isUnderWay = true;
      this.exchange(limits, clock())
        .catch((error: unknown) => log('warn', 'calls not shared', { code: failureCode(error) }))
        .finally(() => {
          isUnderWay = false;
        });
    }, EXCHANGE_MILLISECONDS);
    return () => clearInterval(timer);
  }
}

/** What another gateway wrote; what is not part of it counts for nothing. */
function readCalls(json: string): PassedCalls[] {
  const calls: unknown = JSON.parse(json);
  return Array.isArray(calls) ? calls.filter((call) => isPassedCalls(call)) : [];
}
