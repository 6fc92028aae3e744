import type { Queue } from '../store/store.ts';

/** An attempt within this time is never slow, in milliseconds, however fast others were. */
const LEAST_PATIENCE = 750;
/** Slow is what takes longer than this many times the usual time. */
const TIMES_USUAL = 2;
/** So many slow ones that must not be cut short go on next to the places. */
const MOST_BESIDE = 30;
/** How much of the usual time each new one is, as in the round-trip times of TCP (RFC 6298). */
const WEIGHT = 1 / 8;

interface Attempt {
  queue: Queue;
  /** When it began, in milliseconds of a clock that never jumps. */
  since: number;
  cancel: AbortController;
}

/**
 * The attempts of a worker that are under way, in the order in which they began. A slow one has to give up its place
 * when a delivery that was never tried waits for it; but the oldest is left to its time limit, so that each gets all of
 * its time in the end, and a target that has become slower is noticed.
 */
export class UnderWay {
  readonly #attempts = new Map<Promise<void>, Attempt>();
  #usual = 0;

  /** How many have a place: one that was cut short has none, although its outcome is still to be stored. */
  get size(): number {
    return this.#placed().length;
  }

  /** How many of a queue have a place. */
  count(queue: Queue): number {
    return this.#placed().filter((attempt) => attempt.queue === queue).length;
  }

  /** How many could be cut short now. */
  slow(now: number): number {
    return this.#slow(now).length;
  }

  /** How many places are taken where nothing may be cut short: slow ones go on next to them. */
  besideSlow(now: number): number {
    const slow = this.#placed().filter((attempt) => this.#isSlow(attempt, now));
    return this.size - Math.min(slow.length, MOST_BESIDE);
  }

  /** After how many milliseconds an attempt is slow. */
  get patience(): number {
    return Math.max(LEAST_PATIENCE, TIMES_USUAL * this.#usual);
  }

  /**
   * Begins an attempt.
   * @param work does not reject; ends soon when its signal says so
   * @returns resolves when it has ended and is forgotten
   */
  begin(queue: Queue, now: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const cancel = new AbortController();
    const done = work(cancel.signal).finally(() => this.#attempts.delete(done));
    this.#attempts.set(done, { queue, since: now, cancel });
    return done;
  }

  /** Learns how long an attempt took to which the target gave its answer. */
  answered(milliseconds: number): void {
    this.#usual += (milliseconds - this.#usual) * (this.#usual === 0 ? 1 : WEIGHT);
  }

  /** Cuts short so many slow ones, those that began first. */
  cutShort(count: number, now: number): void {
    for (const { cancel } of this.#slow(now).slice(0, Math.max(0, count))) cancel.abort();
  }

  /** Resolves when all have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#attempts.keys());
  }

  #placed(): Attempt[] {
    return [...this.#attempts.values()].filter(({ cancel }) => !cancel.signal.aborted);
  }

  #slow(now: number): Attempt[] {
    const [, ...others] = this.#placed();
    return others.filter((attempt) => this.#isSlow(attempt, now));
  }

  #isSlow({ since }: Attempt, now: number): boolean {
    return now - since >= this.patience;
  }
}
