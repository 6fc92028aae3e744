import type { PassedCalls } from '../../schema/generated/data.d.ts';
import { networksOf } from '../addresses/client-address.ts';
import type { Settings } from '../settings/settings.ts';
import { RateLimit, type RateVerdict } from './rate-limit.ts';

/** Routes whose calls are limited, each by itself. */
export type LimitedRoute = PassedCalls['route'];

/** The limits of both routes: of calls to this gateway, and of those that other gateways told of. */
export class CallLimits {
  readonly #limits: Record<LimitedRoute, RateLimit>;

  /** @param onPassed told of each call to this gateway that was not refused */
  constructor(
    { ratePerAddress, rateTotal }: Pick<Settings, 'ratePerAddress' | 'rateTotal'>,
    readonly onPassed: (route: LimitedRoute, address: string) => void = () => undefined,
  ) {
    this.#limits = {
      token: new RateLimit(ratePerAddress, rateTotal),
      lead: new RateLimit(ratePerAddress, rateTotal),
    };
  }

  /** Takes one call to this gateway off the limits, or says how long to wait. */
  take(route: LimitedRoute, address: string, now: number, isProven = false): RateVerdict {
    const verdict = this.#limits[route].take(networksOf(address), now, isProven);
    if (verdict.outcome !== 'refuse') this.onPassed(route, address);
    return verdict;
  }

  /** Whether an inquiry from an address needs a proof of work to be sure to pass. */
  isBusy(address: string, now: number): boolean {
    return this.#limits.lead.isBusy(networksOf(address), now);
  }

  /** Takes calls off the limits that passed at another gateway. */
  add(calls: readonly PassedCalls[], now: number): void {
    for (const { route, address, count } of calls) {
      const networks = networksOf(address);
      for (let call = 0; call < count; call += 1) this.#limits[route].take(networks, now);
    }
  }
}
