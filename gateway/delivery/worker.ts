import { setTimeout as nextTurn } from 'node:timers/promises';
import { failureCode, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Claim, Queue, Store } from '../store/store.ts';
import { fullJitter } from '../retry/backoff.ts';
import type { Circuit } from './circuit.ts';
import { type DeliveryResult, labelOf, type Target } from './target.ts';
import { UnderWay } from './under-way.ts';

/** How often the store is asked for due inquiries, besides each time that one is accepted. */
const POLL_MILLISECONDS = 1_000;
const RETRY_BASE_MILLISECONDS = 2_000;
const RETRY_CAP_MILLISECONDS = 15 * 60_000;
/** After this long a failed attempt is the last: the inquiry becomes a dead letter. */
const RETRY_HOURS = 72;
/** How many of those that fail while others pass are under way at once. */
const SLOW_PARALLEL = 1;
/** How often due times are looked at that only a clock that ran ahead can have set. */
const BRING_BACK_MILLISECONDS = 60_000;
/** A timer may come a little before its time. */
const TIMER_MILLISECONDS = 10;
/** The CRM's lease is five times the time limit of a call, and that is 300 seconds at most. */
const LONGEST_LEASE_MILLISECONDS = 5 * 300_000;

/** What the target says then is only that its call was ended. */
const CUT_SHORT = 'Interrupted, because other inquiries were waiting for their first attempt.';

type Failed = Exclude<DeliveryResult, { outcome: 'delivered' | 'refused' }>;

interface WorkerContext {
  store: Store;
  target: Target;
  circuit: Circuit;
  /** Milliseconds since 1970, for the store. */
  clock: () => number;
  /** Milliseconds that never jump, for the circuit. */
  monotonic: () => number;
  log: Log;
  metrics: Metrics;
}

/**
 * Takes due deliveries to one target out of the store and hands them over, a few at a time: those with the
 * fewest attempts first. One that fails while others pass goes to the slow lane, where it waits for
 * its own next time and is tried next to the others, never before them. One that was never tried waits for no slow call.
 */
export class DeliveryWorker {
  readonly #underWay = new UnderWay();
  #timers: NodeJS.Timeout[] = [];
  #claiming: Promise<void> | undefined;
  #wokenMeanwhile = false;
  #stopped = false;

  readonly #label: string;

  constructor(readonly parts: WorkerContext) {
    this.#label = labelOf(parts.target.key);
  }

  start(): void {
    this.#timers = [
      setInterval(() => this.wake(), POLL_MILLISECONDS),
      setInterval(() => void this.bringBack(), BRING_BACK_MILLISECONDS),
    ];
    void this.bringBack();
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
    for (const timer of this.#timers) clearInterval(timer);
    await this.#claiming;
    await this.#underWay.ended();
  }

  /** Resolves when a look has found nothing and nothing is under way: what waits then is due later. */
  async idle(): Promise<void> {
    do {
      await this.#claiming;
      await this.#underWay.ended();
      // What has ended wakes it for one more look.
      await nextTurn();
    } while (this.#claiming || this.#underWay.size > 0);
  }

  /** Makes due what a clock that ran ahead has put off further than any retry. */
  async bringBack(): Promise<void> {
    const { store, clock, log, metrics } = this.parts;
    const now = clock();
    try {
      await store.bringBack(now, now + RETRY_CAP_MILLISECONDS, now + LONGEST_LEASE_MILLISECONDS);
    } catch (error) {
      metrics.count('gateway_store_errors_total');
      log('error', 'due times not checked', { code: failureCode(error) });
    }
  }

  async #claim(): Promise<void> {
    const { store, target, clock, log, metrics } = this.parts;
    try {
      for (const queue of ['fresh', 'main', 'slow'] as const) {
        const limit = this.#capacity(queue);
        if (limit <= 0) continue;
        const now = clock();
        const leaseUntil = now + target.leaseMilliseconds;
        const claims = await store.claim(target.key, now, leaseUntil, limit, queue);
        this.#makeRoom(claims.length);
        for (const claim of claims) this.#start(claim, queue);
      }
    } catch (error) {
      metrics.count('gateway_store_errors_total');
      log('error', 'claim failed', { code: failureCode(error) });
    }
  }

  /** How many of a queue may be started now. */
  #capacity(queue: Queue): number {
    const { circuit, target, monotonic } = this.parts;
    const taken = this.#taken();
    const free = target.parallel - taken;
    if (queue === 'fresh') {
      const slow = this.#slow();
      // With a closed circuit they are the first of the main lane anyway.
      if (slow === 0 && circuit.openReason === undefined) return 0;
      return circuit.untriedCapacity(taken, free + slow);
    }
    const limit = circuit.capacity(monotonic(), taken, target.parallel);
    if (queue === 'main') return limit;
    return Math.min(limit, SLOW_PARALLEL - this.#underWay.count('slow'));
  }

  /** How many places are taken. */
  #taken(): number {
    const { target, monotonic } = this.parts;
    return target.recognisesRepetition
      ? this.#underWay.size
      : this.#underWay.besideSlow(monotonic());
  }

  /** How many attempts may be cut short for others. */
  #slow(): number {
    const { target, monotonic } = this.parts;
    return target.recognisesRepetition ? this.#underWay.slow(monotonic()) : 0;
  }

  /** Cuts slow attempts short where there are not places enough. */
  #makeRoom(count: number): void {
    const { target, monotonic } = this.parts;
    this.#underWay.cutShort(this.#taken() + count - target.parallel, monotonic());
  }

  #start(claim: Claim, queue: Queue): void {
    const { patience } = this.#underWay;
    const slow = setTimeout(() => this.wake(), patience + TIMER_MILLISECONDS);
    const ended = this.#underWay.begin(queue, this.parts.monotonic(), (signal) =>
      this.#attempt(claim, signal).catch((error: unknown) => {
        // The lease ends by itself; the target recognizes the id if it has the inquiry already.
        this.parts.metrics.count('gateway_store_errors_total');
        this.parts.log('error', 'outcome not stored', { id: claim.id, code: failureCode(error) });
      }),
    );
    void ended.then(() => {
      clearTimeout(slow);
      this.wake();
    });
  }

  async #attempt(claim: Claim, signal: AbortSignal): Promise<void> {
    const { store, target, circuit, clock, monotonic, log, metrics } = this.parts;
    const began = monotonic();
    const result = await target.deliver(claim, signal);
    const now = clock();
    const fields = { id: claim.id, target: this.#label, attempt: claim.attempt };
    const { outcome } = result;
    metrics.count('gateway_delivery_attempts_total', { target: this.#label, outcome });

    if (result.outcome === 'delivered' || result.outcome === 'refused') {
      // A refusal is an answer too: the target is there.
      this.#underWay.answered(monotonic() - began);
      const closed = circuit.succeeded();
      if (result.outcome === 'delivered') {
        await store.delivered(claim, now);
        log('info', 'delivered', fields);
      } else {
        await store.deadLetter(claim, now, 'refused', result.reason);
        log('warn', 'refused', fields);
      }
      if (closed) {
        log('info', 'circuit closed', { target: this.#label });
        await store.retryNow(target.key, now);
      }
      return;
    }

    const reason = signal.aborted ? `${CUT_SHORT} ${result.reason}` : result.reason;
    if (this.#tellCircuit(result, claim)) {
      log('error', 'circuit opened', { target: this.#label, reason });
      // Only so it shows whether the target is away or inquiries fail one by one.
      if (result.outcome === 'failed') target.probeNext();
    }
    if (now - claim.waitingSince >= RETRY_HOURS * 3_600_000) {
      await store.deadLetter(claim, now, 'expired', reason);
      log('error', 'given up after 72 hours', fields);
      return;
    }
    const backoff = fullJitter(claim.attempt, RETRY_BASE_MILLISECONDS, RETRY_CAP_MILLISECONDS);
    const wait = Math.max(result.wait ?? 0, backoff);
    if (result.outcome === 'failed') {
      // An open circuit says that no others pass: then it is not this inquiry's own fault.
      const lane = circuit.openReason === undefined ? 'slow' : 'main';
      await store.retryAt(claim, now + wait, reason, lane);
    } else {
      await store.retryAt(claim, now + wait, reason);
    }
    log('warn', 'attempt failed', { ...fields, reason });
  }

  /** @returns true when this opened a closed circuit */
  #tellCircuit(result: Failed, { attempt }: Claim): boolean {
    const { circuit, monotonic } = this.parts;
    const { outcome, reason, wait } = result;
    if (outcome === 'failed') return circuit.oneFailed(monotonic(), reason, attempt === 1, wait);
    const atOnce = outcome === 'unauthorised' || wait !== undefined;
    return circuit.failed(monotonic(), reason, atOnce, wait);
  }
}
