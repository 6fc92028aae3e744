/** How many addresses are remembered; one costs about 200 bytes. */
const MOST_ADDRESSES = 10_000;
const MINUTE = 60_000;

/** `level` grows by the limit each millisecond and a call costs a MINUTE, so all stays whole. */
interface Bucket {
  level: number;
  at: number;
}

/** Token bucket: `perMinute` calls at once, refilled evenly over a minute. */
function refill(bucket: Bucket | undefined, perMinute: number, now: number): Bucket {
  const full = perMinute * MINUTE;
  if (!bucket) return { level: full, at: now };
  const gained = Math.max(0, now - bucket.at) * perMinute;
  return { level: Math.min(full, bucket.level + gained), at: now };
}

/**
 * Limits calls per address and in total. The counts live in this process: several gateways
 * each allow as much, so divide the limits by their number.
 */
export class RateLimit {
  readonly #addresses = new Map<string, Bucket>();
  #total: Bucket | undefined;

  constructor(
    readonly perAddress: number,
    readonly inTotal: number,
  ) {}

  /**
   * Takes one call off the limits.
   * @returns 0 when it may go on, otherwise the seconds to wait
   */
  take(address: string, now: number): number {
    const own = refill(this.#addresses.get(address), this.perAddress, now);
    const total = refill(this.#total, this.inTotal, now);
    const allowed = own.level >= MINUTE && total.level >= MINUTE;
    if (allowed) {
      own.level -= MINUTE;
      total.level -= MINUTE;
    }
    this.#total = total;
    // Deleting first moves the address to the end: the map's order is then that of last use.
    this.#addresses.delete(address);
    this.#addresses.set(address, own);
    this.#forgetOldest();
    if (allowed) return 0;
    const wait = Math.max(
      (MINUTE - own.level) / this.perAddress,
      (MINUTE - total.level) / this.inTotal,
    );
    return Math.ceil(wait / 1000);
  }

  /** Keeps memory bounded under a flood of addresses; the total limit still holds then. */
  #forgetOldest(): void {
    if (this.#addresses.size <= MOST_ADDRESSES) return;
    const oldest = this.#addresses.keys().next();
    if (!oldest.done) this.#addresses.delete(oldest.value);
  }
}
