import { fullJitter } from '../retry/backoff.ts';

/** So many failures without a success between them tell an outage from an unlucky inquiry. */
const FAILURES_TO_OPEN = 5;
const BASE_MILLISECONDS = 1_000;
/** A target that came back is noticed within a minute. */
const CAP_MILLISECONDS = 60_000;

interface Failure {
  reason: string;
  /** Whether nothing could have passed. */
  isAway: boolean;
  /** Whether it counts towards opening. */
  isEvidence: boolean;
  /** Opens without waiting for more failures. */
  atOnce: boolean;
  /** How long the target asked to be left alone, in milliseconds. */
  wait?: number | undefined;
}

/**
 * Whether a target is worth calling. Closed: all inquiries go. Open: none goes, until it is time for
 * one single probe, whose result closes or re-opens it. So an outage costs the target one
 * call a minute, not one for each waiting inquiry.
 *
 * It opens in two degrees. When the target is away, everything waits. When only inquiries fail
 * while it is there, those that failed wait; one never tried still goes, because nothing is known of it:
 * otherwise a few bad ones would hold up all others. All times are of a monotonic clock.
 */
export class Circuit {
  #failuresInRow = 0;
  #timesOpened = 0;
  /** What it is open for; undefined when it is closed. */
  #open: { until: number; reason: string; isAway: boolean } | undefined;

  constructor(readonly random: () => number = Math.random) {}

  /** Why it is open, undefined when it is closed. */
  get openReason(): string | undefined {
    return this.#open?.reason;
  }

  /** Whether even inquiries that were never tried have to wait. */
  get isAway(): boolean {
    return this.#open?.isAway === true;
  }

  /** How many deliveries may be started now, with `underWay` on their way and `parallel` allowed. */
  capacity(now: number, underWay: number, parallel: number): number {
    if (!this.#open) return parallel - underWay;
    return underWay === 0 && now >= this.#open.until ? 1 : 0;
  }

  /** @returns true when this closed an open circuit */
  succeeded(): boolean {
    const wasOpen = this.#open !== undefined;
    this.#failuresInRow = 0;
    this.#timesOpened = 0;
    this.#open = undefined;
    return wasOpen;
  }

  /**
   * The target is away: nothing could have passed.
   * @param atOnce opens without waiting for more failures: the target refuses this gateway as such
   * @param wait how long the target asked to be left alone, in milliseconds
   * @returns true when this opened a closed circuit
   */
  failed(now: number, reason: string, atOnce: boolean, wait?: number): boolean {
    return this.#fail(now, { reason, isAway: true, isEvidence: true, atOnce, wait });
  }

  /**
   * An inquiry failed while the target was there.
   * @param isFirstAttempt one that failed before says nothing new about the target
   * @returns true when this opened a closed circuit
   */
  oneFailed(now: number, reason: string, isFirstAttempt: boolean): boolean {
    const rest = { isAway: false, atOnce: false };
    return this.#fail(now, { reason, isEvidence: isFirstAttempt, ...rest });
  }

  #fail(now: number, { reason, isAway, isEvidence, atOnce, wait }: Failure): boolean {
    if (isEvidence) this.#failuresInRow += 1;
    const open = this.#open;
    if (!open) {
      if (!atOnce && this.#failuresInRow < FAILURES_TO_OPEN) return false;
    } else if (now < open.until && (open.isAway || !isAway)) {
      // Those that were on their way when it opened also fail; they are no probes.
      return false;
    }
    this.#timesOpened += 1;
    const backoff = fullJitter(this.#timesOpened, BASE_MILLISECONDS, CAP_MILLISECONDS, this.random);
    this.#open = { until: now + Math.max(wait ?? 0, backoff), reason, isAway };
    return !open;
  }
}
