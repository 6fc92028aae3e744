import { failureCode, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Claim, Store } from '../store/store.ts';
import { fullJitter } from './backoff.ts';
import type { Circuit } from './circuit.ts';
import type { CrmClient } from './crm-client.ts';

/** How often the store is asked for due inquiries, besides each time that one is accepted. */
const POLL_MILLISECONDS = 1_000;
const RETRY_BASE_MILLISECONDS = 2_000;
const RETRY_CAP_MILLISECONDS = 15 * 60_000;
/** After this long a failed attempt is the last: the inquiry becomes a dead letter. */
const RETRY_HOURS = 72;

export interface WorkerContext {
  store: Store;
  crm: Pick<CrmClient, 'deliver' | 'settings'>;
  circuit: Circuit;
  clock: () => number;
  log: Log;
  metrics: Metrics;
}

/** Takes due inquiries out of the store and hands them to the CRM, a few at a time. */
export class DeliveryWorker {
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | undefined;
  #wokenMeanwhile = false;
  #stopped = false;

  constructor(readonly parts: WorkerContext) {}

  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MILLISECONDS);
    this.wake();
  }

  /** Looks for due inquiries now, or once more after the look that is going on. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#claiming) {
      this.#wokenMeanwhile = true;
      return;
    }
    this.#claiming = this.#claim().finally(() => {
      this.#claiming = undefined;
      if (!this.#wokenMeanwhile) return;
      this.#wokenMeanwhile = false;
      this.wake();
    });
  }

  /** Starts nothing more and resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#claiming;
    await Promise.all(this.#underWay);
  }

  async #claim(): Promise<void> {
    const { store, crm, circuit, clock, log, metrics } = this.parts;
    const { parallel, timeoutSeconds } = crm.settings;
    const now = clock();
    const capacity = circuit.capacity(now, this.#underWay.size, parallel);
    if (capacity <= 0) return;
    try {
      // An attempt makes at most four calls (two tokens, two leads) within the time limit each.
      const leaseUntil = now + 5 * timeoutSeconds * 1000;
      const claims = await store.claim(now, leaseUntil, capacity);
      for (const claim of claims) this.#start(claim);
    } catch (error) {
      metrics.count('gateway_store_errors_total');
      log('error', 'claim failed', { code: failureCode(error) });
    }
  }

  #start(claim: Claim): void {
    const attempt = this.#attempt(claim)
      .catch((error: unknown) => {
        // The lease ends by itself; the CRM recognises the id if it has the lead already.
        this.parts.metrics.count('gateway_store_errors_total');
        this.parts.log('error', 'outcome not stored', { id: claim.id, code: failureCode(error) });
      })
      .finally(() => {
        this.#underWay.delete(attempt);
        this.wake();
      });
    this.#underWay.add(attempt);
  }

  async #attempt(claim: Claim): Promise<void> {
    const { store, crm, circuit, clock, log, metrics } = this.parts;
    const result = await crm.deliver(claim.id, claim.body);
    const now = clock();
    const fields = { id: claim.id, attempt: claim.attempt };
    metrics.count('gateway_delivery_attempts_total', { outcome: result.outcome });

    if (result.outcome === 'delivered' || result.outcome === 'refused') {
      // A refusal is an answer too: the CRM is there.
      const closed = circuit.succeeded();
      if (result.outcome === 'delivered') {
        await store.delivered(claim.id, now);
        log('info', 'delivered', fields);
      } else {
        await store.deadLetter(claim, now, 'refused', result.words);
        log('warn', 'refused by the CRM', fields);
      }
      if (closed) {
        log('info', 'circuit closed');
        await store.retryNow(now);
      }
      return;
    }

    if (circuit.failed(now, result.reason, result.outcome === 'unauthorised')) {
      log('error', 'circuit opened', { reason: result.reason });
    }
    if (now - claim.waitingSince >= RETRY_HOURS * 3_600_000) {
      await store.deadLetter(claim, now, 'expired', result.reason);
      log('error', 'given up after 72 hours', fields);
      return;
    }
    const delay = fullJitter(claim.attempt, RETRY_BASE_MILLISECONDS, RETRY_CAP_MILLISECONDS);
    await store.retryAt(claim, now + delay, result.reason);
    log('warn', 'attempt failed', { ...fields, reason: result.reason });
  }
}
