import { fullJitter } from './backoff.ts';

/** So many failures without a success between them tell an outage from an unlucky lead. */
const FAILURES_TO_OPEN = 5;
const BASE_MILLISECONDS = 1_000;
/** A CRM that came back is noticed within a minute. */
const CAP_MILLISECONDS = 60_000;

/**
 * Whether the CRM is worth calling. Closed: all leads go. Open: none goes, until it is time for
 * one single probe, whose result closes or re-opens it. So an outage costs the CRM one call a
 * minute, not one for each waiting lead.
 */
export class Circuit {
  #failuresInRow = 0;
  #timesOpened = 0;
  #openUntil: number | undefined;
  #reason = '';

  constructor(readonly random: () => number = Math.random) {}

  /** Why it is open, undefined when it is closed. */
  get openReason(): string | undefined {
    return this.#openUntil === undefined ? undefined : this.#reason;
  }

  /** How many leads may be started now, with `underWay` on their way and `parallel` allowed. */
  capacity(now: number, underWay: number, parallel: number): number {
    if (this.#openUntil === undefined) return parallel - underWay;
    return underWay === 0 && now >= this.#openUntil ? 1 : 0;
  }

  /** @returns true when this closed an open circuit */
  succeeded(): boolean {
    const wasOpen = this.#openUntil !== undefined;
    this.#failuresInRow = 0;
    this.#timesOpened = 0;
    this.#openUntil = undefined;
    return wasOpen;
  }

  /**
   * @param atOnce opens without waiting for more failures: the CRM refuses this gateway as such
   * @returns true when this opened a closed circuit
   */
  failed(now: number, reason: string, atOnce: boolean): boolean {
    this.#failuresInRow += 1;
    const wasOpen = this.#openUntil !== undefined;
    // Leads that were on their way when it opened also fail; they are no probes.
    if (wasOpen && now < (this.#openUntil ?? 0)) return false;
    if (!wasOpen && !atOnce && this.#failuresInRow < FAILURES_TO_OPEN) return false;
    this.#timesOpened += 1;
    this.#reason = reason;
    this.#openUntil =
      now + fullJitter(this.#timesOpened, BASE_MILLISECONDS, CAP_MILLISECONDS, this.random);
    return !wasOpen;
  }
}
