/** How many addresses are remembered; one costs about 200 bytes. */
const MOST_ADDRESSES = 10_000;
const MINUTE = 60_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Token bucket: `perMinute` at once, refilled evenly over a minute. */
function refill(bucket: Bucket | undefined, perMinute: number, now: number): Bucket {
  if (!bucket) return { tokens: perMinute, at: now };
  const gained = (Math.max(0, now - bucket.at) * perMinute) / MINUTE;
  return { tokens: Math.min(perMinute, bucket.tokens + gained), at: now };
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
    const allowed = own.tokens >= 1 && total.tokens >= 1;
    if (allowed) {
      own.tokens -= 1;
      total.tokens -= 1;
    }
    this.#total = total;
    // Deleting first moves the address to the end: the map's order is then that of last use.
    this.#addresses.delete(address);
    this.#addresses.set(address, own);
    this.#forgetOldest();
    if (allowed) return 0;
    const wait = Math.max((1 - own.tokens) / this.perAddress, (1 - total.tokens) / this.inTotal);
    return Math.ceil((wait * MINUTE) / 1000);
  }

  /** Keeps memory bounded under a flood of addresses; the total limit still holds then. */
  #forgetOldest(): void {
    if (this.#addresses.size <= MOST_ADDRESSES) return;
    const oldest = this.#addresses.keys().next();
    if (!oldest.done) this.#addresses.delete(oldest.value);
  }
}
