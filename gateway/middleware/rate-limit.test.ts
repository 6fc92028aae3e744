import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const NOW = 1_000_000;

describe('RateLimit', () => {
  it('allows a minute of calls at once, then one at a time as the minute passes', () => {
    const limit = new RateLimit(3, 100);
    expect([1, 2, 3].map(() => limit.take('a', NOW))).toEqual([0, 0, 0]);
    expect(limit.take('a', NOW)).toBe(20);
    expect(limit.take('b', NOW)).toBe(0);
    expect(limit.take('a', NOW + 19_999)).toBe(1);
    expect(limit.take('a', NOW + 20_000)).toBe(0);
    expect(limit.take('a', NOW + 20_001)).toBe(20);
  });

  it('limits all addresses together', () => {
    const limit = new RateLimit(10, 2);
    expect(['a', 'b', 'c'].map((address) => limit.take(address, NOW))).toEqual([0, 0, 30]);
  });

  it('does not punish waiting callers for asking', () => {
    const limit = new RateLimit(1, 100);
    limit.take('a', NOW);
    for (let n = 1; n < 60; n += 1) expect(limit.take('a', NOW + n * 1000)).toBe(60 - n);
    expect(limit.take('a', NOW + 60_000)).toBe(0);
  });

  it('forgets the addresses seen longest ago when there are very many', () => {
    const limit = new RateLimit(1, 1_000_000);
    limit.take('first', NOW);
    for (let n = 0; n < 10_000; n += 1) limit.take(`other ${n}`, NOW);
    expect(limit.take('other 9999', NOW)).toBe(60);
    expect(limit.take('first', NOW)).toBe(0);
  });
});
