import { describe, expect, it } from 'vitest';
import { networksOf } from '../addresses/client-address.ts';
import { RateLimit, type RateVerdict } from './rate-limit.ts';

const NOW = 1_000_000;

/** An address of the n-th network, which are all far apart. */
function addressIn(network: number, host = 1): string {
  return `${10 + Math.floor(network / 250)}.${network % 250}.${network % 200}.${host}`;
}

/** What a call gets, in one word or the seconds to wait. */
function take(limit: RateLimit, address: string, now = NOW): string | number {
  const verdict: RateVerdict = limit.take(networksOf(address), now);
  return verdict.outcome === 'refuse' ? verdict.wait : verdict.outcome;
}

describe('RateLimit', () => {
  it('allows a minute of calls at once, then one at a time as the minute passes', () => {
    const limit = new RateLimit(3, 100);
    const [a, b] = [addressIn(1), addressIn(2)];
    expect([1, 2, 3].map(() => take(limit, a))).toEqual(['pass', 'pass', 'pass']);
    expect(take(limit, a)).toBe(20);
    expect(take(limit, b)).toBe('pass');
    expect(take(limit, a, NOW + 19_999)).toBe(1);
    expect(take(limit, a, NOW + 20_000)).toBe('pass');
    expect(take(limit, a, NOW + 20_001)).toBe(20);
  });

  it('limits all addresses together: what is above is held back, as much again, then refused', () => {
    const limit = new RateLimit(10, 2);
    expect([1, 2, 3, 4, 5].map((network) => take(limit, addressIn(network)))).toEqual([
      'pass',
      'pass',
      'hold',
      'hold',
      30,
    ]);
  });

  it('does not punish waiting callers for asking', () => {
    const limit = new RateLimit(1, 100);
    take(limit, 'a');
    for (let n = 1; n < 60; n += 1) expect(take(limit, 'a', NOW + n * 1000)).toBe(60 - n);
    expect(take(limit, 'a', NOW + 60_000)).toBe('pass');
  });

  it('forgets the addresses seen longest ago when there are very many', () => {
    const limit = new RateLimit(1, 1_000_000);
    const first = '192.0.2.1';
    take(limit, first);
    for (let n = 0; n < 10_000; n += 1) take(limit, `other ${n}`);
    expect(take(limit, 'other 9999')).toBe(60);
    expect(take(limit, first)).toBe('pass');
  });

  it.each([
    ['an IPv4 /24', (n: number) => `192.0.2.${n}`],
    ['an IPv6 /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ])('limits the addresses of %s together, and leaves its neighbour alone', (_, address) => {
    const limit = new RateLimit(5, 10_000);
    const answers = Array.from({ length: 200 }, (__, n) => take(limit, address(n)));
    // As often as four addresses, after the calls that make it known.
    expect(answers.filter((answer) => answer === 'pass')).toHaveLength(4 * 5 + 3);
    expect(take(limit, '198.51.100.7')).toBe('pass');
  });

  it('limits the networks of an IPv4 /16 together', () => {
    const limit = new RateLimit(5, 10_000);
    const answers = Array.from({ length: 2500 }, (_, n) =>
      take(limit, `192.0.${n % 250}.${n % 7}`),
    );
    expect(answers.filter((answer) => answer === 'pass')).toHaveLength(16 * 5 + 3 * 250);
    expect(take(limit, '198.51.100.7')).toBe('pass');
  });

  it('keeps of what is reserved for newcomers a fifth at most for an IPv4 /16', () => {
    const limit = new RateLimit(1000, 40);
    const answers = Array.from({ length: 30 }, (_, n) => take(limit, `192.0.${n}.1`));
    // Four of the twenty that are reserved, and the twenty for all.
    expect(answers.filter((answer) => answer === 'pass')).toHaveLength(4 + 20);
    expect(take(limit, '198.51.100.7')).toBe('pass');
  });

  it.each([
    // The first takes what is left for all, the second is held back.
    [599_999, ['pass', 'hold']],
    [600_000, ['pass', 'pass']],
  ])('takes a network for a newcomer again ten minutes after three calls: %i', (later, answers) => {
    const limit = new RateLimit(1, 2);
    for (const host of [1, 2, 3]) take(limit, addressIn(1, host));
    expect([4, 5].map((host) => take(limit, addressIn(1, host), NOW + later))).toEqual(answers);
  });

  // Ten times what once closed the form for all: 204 calls a second from 200 networks.
  it.each([
    ['one address each', (n: number) => addressIn(n)],
    ['all of their addresses', (n: number, call: number) => addressIn(n, call % 250)],
    [
      'all of their IPv6 addresses',
      (n: number, call: number) => `2001:db8:${n.toString(16)}:${(call % 60_000).toString(16)}::1`,
    ],
    ['an IPv4 /16 of their own', (n: number, call: number) => `172.${n % 3}.${n}.${call % 250}`],
  ])(
    'lets visitors through a flood of 2,040 calls a second from 200 networks: %s',
    (_, attacker) => {
      const limit = new RateLimit(30, 600);
      let calls = 0;
      const visits: (string | number)[] = [];
      for (let second = 0; second < 120; second += 1) {
        for (let n = 0; n < 2040; n += 1) {
          calls += 1;
          const now = NOW + second * 1000 + Math.floor(n / 2.04);
          take(limit, attacker(calls % 200, calls), now);
          // One visitor a second, each from somewhere else.
          if (n === 1020) visits.push(take(limit, `203.${second}.113.9`, now));
        }
      }
      const through = visits.filter((answer) => answer === 'pass').length;
      expect(through / visits.length).toBeGreaterThanOrEqual(0.95);
    },
  );
});
