/** How many callers are remembered; one costs about 200 bytes. */
const MOST_CALLERS = 10_000;

/** `level` grows by the capacity each millisecond and a call costs the period, so all stays whole. */
interface Bucket {
  level: number;
  at: number;
}

/** Token buckets, one for each caller: `capacity` calls at once, refilled evenly over `period`. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();

  /** @param period milliseconds in which an empty bucket is full again */
  constructor(
    readonly capacity: number,
    readonly period: number,
  ) {}

  /** Takes one call if there is one. */
  take(caller: string, now: number): boolean {
    const bucket = this.#refill(caller, now);
    if (bucket.level < this.period) return false;
    bucket.level -= this.period;
    return true;
  }

  /** Which part of its calls a caller has left, from 0 to 1. */
  left(caller: string, now: number): number {
    return this.#refill(caller, now).level / (this.capacity * this.period);
  }

  /** Milliseconds until there is a call to take. */
  wait(caller: string, now: number): number {
    const missing = this.period - this.#refill(caller, now).level;
    return Math.max(0, missing / this.capacity);
  }

  #refill(caller: string, now: number): Bucket {
    const full = this.capacity * this.period;
    const last = this.#buckets.get(caller) ?? { level: full, at: now };
    const gained = Math.max(0, now - last.at) * this.capacity;
    const bucket = { level: Math.min(full, last.level + gained), at: now };
    // Deleting first moves the caller to the end: the map's order is then that of last use.
    this.#buckets.delete(caller);
    this.#buckets.set(caller, bucket);
    this.#forgetOldest();
    return bucket;
  }

  /** Keeps memory bounded under a flood of callers. */
  #forgetOldest(): void {
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_CALLERS) return;
      this.#buckets.delete(oldest);
    }
  }
}
