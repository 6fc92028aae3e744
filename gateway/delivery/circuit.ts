import { fullJitter } from '../retry/backoff.ts';

/** So many failures without a success between them tell an outage from an unlucky inquiry. */
const FAILURES_TO_OPEN = 5;
const BASE_MILLISECONDS = 1_000;
/** A target that came back is noticed within a minute. */
const CAP_MILLISECONDS = 60_000;
/** One inquiry that is asked to wait may be asked so for its content; two in a row are not. */
const ASKED_TO_OPEN = 2;
/** So many never tried are asked to wait, one after the other, until all wait: those of a burst may be alike. */
const MOST_ASKED = 40;

/**
 * What it is open for.
 * - `failing`: inquiries fail while the target is there
 * - `asked`: the target asks to wait
 * - `away`: nothing could pass
 */
type Degree = 'failing' | 'asked' | 'away';
const DEGREES: readonly Degree[] = ['failing', 'asked', 'away'];

interface Failure {
  reason: string;
  degree: Degree;
  /** Whether it opens a closed circuit. */
  opens: boolean;
  /** How long the target asked to be left alone, in milliseconds. */
  wait?: number | undefined;
}

/**
 * Whether a target is worth calling. Closed: all inquiries go. Open: none goes, until it is time for
 * one single probe, whose result closes or re-opens it. So an outage costs the target one
 * call a minute, not one for each waiting inquiry.
 *
 * It opens in degrees. When the target is away, everything waits. When only inquiries fail
 * while it is there, those that failed wait; one never tried still goes, because nothing is known of it:
 * otherwise a few bad ones would hold up all others. When the target asks to wait, those never tried go one at a time,
 * and after many of them none. All times are of a monotonic clock.
 */
export class Circuit {
  #failuresInRow = 0;
  /** How many that were never tried were asked to wait since one passed. */
  #asked = 0;
  #timesOpened = 0;
  /** What it is open for; undefined when it is closed. */
  #open: { until: number; reason: string; degree: Degree } | undefined;

  constructor(readonly random: () => number = Math.random) {}

  /** Why it is open, undefined when it is closed. */
  get openReason(): string | undefined {
    return this.#open?.reason;
  }

  /** How many that were never tried may be started though it is open, with `underWay` on their way and `free` places. */
  untriedCapacity(underWay: number, free: number): number {
    if (this.#open?.degree === 'away') return 0;
    if (this.#open?.degree !== 'asked') return free;
    return this.#asked < MOST_ASKED ? Math.min(free, 1 - underWay) : 0;
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
    this.#asked = 0;
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
    this.#failuresInRow += 1;
    const opens = atOnce || this.#failuresInRow >= FAILURES_TO_OPEN;
    return this.#fail(now, { reason, degree: 'away', opens, wait });
  }

  /**
   * An inquiry failed while the target was there.
   * @param isFirstAttempt one that failed before says nothing new about the target
   * @param wait how long the target asked to be left alone, in milliseconds
   * @returns true when this opened a closed circuit
   */
  oneFailed(now: number, reason: string, isFirstAttempt: boolean, wait?: number): boolean {
    const isAsked = wait !== undefined;
    if (isFirstAttempt) this.#failuresInRow += 1;
    if (isFirstAttempt && isAsked) this.#asked += 1;
    const isOneOfMany = this.#failuresInRow >= FAILURES_TO_OPEN;
    if (isAsked && this.#asked >= ASKED_TO_OPEN)
      return this.#fail(now, { reason, degree: 'asked', opens: true, wait });
    return this.#fail(now, { reason, degree: 'failing', opens: isOneOfMany });
  }

  #fail(now: number, { reason, degree, opens, wait }: Failure): boolean {
    const open = this.#open;
    if (!open) {
      if (!opens) return false;
    } else if (now < open.until && DEGREES.indexOf(open.degree) >= DEGREES.indexOf(degree)) {
      // Those that were on their way when it opened also fail; they are not probes.
      return false;
    }
    this.#timesOpened += 1;
    const backoff = fullJitter(this.#timesOpened, BASE_MILLISECONDS, CAP_MILLISECONDS, this.random);
    this.#open = { until: now + Math.max(wait ?? 0, backoff), reason, degree };
    return !open;
  }
}
