import type { Networks } from '../addresses/client-address.ts';
import { TokenBuckets } from './token-buckets.ts';

const MINUTE = 60_000;
/** A network with many customers may call as often as so many addresses, a wide one as these. */
const ADDRESSES_OF_NETWORK = 4;
const ADDRESSES_OF_WIDE = 16;
/** So many calls make a network known; it is forgotten at one call in ten minutes. */
const CALLS_OF_NEWCOMER = 3;
const FORGET_CALLS = CALLS_OF_NEWCOMER * 10 * MINUTE;
/** No wide network gets more than this part of what is reserved for newcomers. */
const SHARE_OF_WIDE = 1 / 5;

/** With less than this part of the calls left, browsers are asked for a proof of work. */
const BUSY = 1 / 2;

/**
 * `hold`: take it, but do not deliver it before a person has looked. `wait` is in seconds, `isOwn` says that the address
 * itself has called too often.
 */
export type RateVerdict =
  | { outcome: 'pass' | 'hold' }
  | { outcome: 'refuse'; wait: number; isOwn: boolean };

/**
 * Limits calls by address, by network and in total. Half of the total is reserved for networks of
 * which little was heard lately, so that a flood from a few hundred networks, which soon are known,
 * does not keep visitors out. What is above the total is held back, as much again, instead of
 * refused. A call with a proof of work is limited by its address alone, up to the total once more. The counts live in this process; `shared-calls.ts` brings those of other gateways.
 */
export class RateLimit {
  readonly #addresses: TokenBuckets;
  readonly #networks: TokenBuckets;
  readonly #wides: TokenBuckets;
  readonly #newcomers = new TokenBuckets(CALLS_OF_NEWCOMER, FORGET_CALLS);
  readonly #newcomersOfWide: TokenBuckets;
  readonly #reserved: TokenBuckets;
  readonly #common: TokenBuckets;
  readonly #held: TokenBuckets;
  readonly #proven: TokenBuckets;

  /** Both limits are calls a minute. */
  constructor(perAddress: number, inTotal: number) {
    const reserved = Math.ceil(inTotal / 2);
    this.#addresses = new TokenBuckets(perAddress, MINUTE);
    this.#networks = new TokenBuckets(perAddress * ADDRESSES_OF_NETWORK, MINUTE);
    this.#wides = new TokenBuckets(perAddress * ADDRESSES_OF_WIDE, MINUTE);
    this.#newcomersOfWide = new TokenBuckets(Math.ceil(reserved * SHARE_OF_WIDE), MINUTE);
    this.#reserved = new TokenBuckets(reserved, MINUTE);
    this.#common = new TokenBuckets(Math.max(1, inTotal - reserved), MINUTE);
    this.#held = new TokenBuckets(inTotal, MINUTE);
    this.#proven = new TokenBuckets(inTotal, MINUTE);
  }

  /** Whether there are so many calls, in all or from around an address, that one without a proof of work may not pass. */
  isBusy({ network, wide }: Networks, now: number): boolean {
    return (
      Math.min(this.#reserved.left('all', now), this.#common.left('all', now)) < BUSY ||
      Math.min(this.#networks.left(network, now), this.#wides.left(wide, now)) < BUSY
    );
  }

  /** Takes one call off the limits, or says how long to wait. */
  take({ address, network, wide }: Networks, now: number, isProven = false): RateVerdict {
    if (!this.#addresses.take(address, now)) {
      return refuse(this.#addresses.wait(address, now), true);
    }
    if (isProven) return { outcome: this.#proven.take('all', now) ? 'pass' : 'hold' };
    // Taken even where nothing is left of what is reserved: a flood makes its networks known at once.
    const isNewcomer = this.#newcomers.take(network, now);
    if (isNewcomer && this.#newcomersOfWide.take(wide, now) && this.#reserved.take('all', now)) {
      return { outcome: 'pass' };
    }
    if (!this.#networks.take(network, now)) return refuse(this.#networks.wait(network, now));
    if (!this.#wides.take(wide, now)) return refuse(this.#wides.wait(wide, now));
    if (this.#common.take('all', now)) return { outcome: 'pass' };
    if (this.#held.take('all', now)) return { outcome: 'hold' };
    return refuse(Math.min(this.#common.wait('all', now), this.#held.wait('all', now)));
  }
}

function refuse(milliseconds: number, isOwn = false): RateVerdict {
  return { outcome: 'refuse', wait: Math.max(1, Math.ceil(milliseconds / 1000)), isOwn };
}
