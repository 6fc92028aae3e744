import { describe, expect, it } from 'vitest';
import { fullJitter } from '../retry/backoff.ts';
import { Circuit } from './circuit.ts';

const longest = (): number => 1;

describe('Circuit', () => {
  it('lets all go while it is closed, up to the limit', () => {
    const circuit = new Circuit();
    expect(circuit.capacity(0, 0, 5)).toBe(5);
    expect(circuit.capacity(0, 4, 5)).toBe(1);
    expect(circuit.openReason).toBeUndefined();
  });

  it('opens after five failures in a row, not for one unlucky lead', () => {
    const circuit = new Circuit(longest);
    for (let n = 0; n < 4; n += 1) expect(circuit.failed(0, 'down', false)).toBe(false);
    circuit.succeeded();
    for (let n = 0; n < 4; n += 1) expect(circuit.failed(0, 'down', false)).toBe(false);
    expect(circuit.capacity(0, 0, 5)).toBe(5);
    expect(circuit.failed(0, 'down', false)).toBe(true);
    expect(circuit.openReason).toBe('down');
    expect(circuit.capacity(0, 0, 5)).toBe(0);
  });

  it('opens at once when the CRM refuses the gateway itself', () => {
    const circuit = new Circuit(longest);
    expect(circuit.failed(0, 'wrong secret', true)).toBe(true);
    expect(circuit.capacity(999, 0, 5)).toBe(0);
  });

  it('probes with one lead at a time, ever more seldom but at least once a minute', () => {
    const circuit = new Circuit(longest);
    let now = 0;
    circuit.failed(now, 'down', true);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(circuit.capacity(now + seconds * 1000 - 1, 0, 5)).toBe(0);
      now += seconds * 1000;
      expect(circuit.capacity(now, 0, 5)).toBe(1);
      expect(circuit.capacity(now, 1, 5)).toBe(0);
      expect(circuit.failed(now, 'still down', false)).toBe(false);
    }
    expect(circuit.succeeded()).toBe(true);
    expect(circuit.capacity(now, 0, 5)).toBe(5);
    expect(circuit.succeeded()).toBe(false);
    // It begins again with a second.
    circuit.failed(now, 'down', true);
    expect(circuit.capacity(now + 999, 0, 5)).toBe(0);
    expect(circuit.capacity(now + 1000, 0, 5)).toBe(1);
  });

  it('is not driven further by leads that were under way when it opened', () => {
    const circuit = new Circuit(longest);
    circuit.failed(0, 'down', true);
    for (let n = 0; n < 4; n += 1) expect(circuit.failed(10, 'down', false)).toBe(false);
    expect(circuit.capacity(1000, 0, 5)).toBe(1);
  });

  it('lets leads go that were never tried while only leads fail, not while the CRM is away', () => {
    const circuit = new Circuit(longest);
    for (let n = 0; n < 4; n += 1) expect(circuit.oneFailed(0, 'lead', true)).toBe(false);
    expect(circuit.oneFailed(0, 'lead', true)).toBe(true);
    expect([circuit.openReason, circuit.untriedCapacity(2, 3)]).toEqual(['lead', 3]);
    expect(circuit.failed(0, 'away', false)).toBe(false);
    expect([circuit.openReason, circuit.untriedCapacity(2, 3)]).toEqual(['away', 0]);
    // One that was on its way says nothing; the probe does.
    circuit.oneFailed(10, 'lead', true);
    expect(circuit.untriedCapacity(0, 5)).toBe(0);
    circuit.oneFailed(2000, 'lead', true);
    expect(circuit.untriedCapacity(0, 5)).toBe(5);
    expect(circuit.succeeded()).toBe(true);
  });

  it('does not open for leads that failed before', () => {
    const circuit = new Circuit(longest);
    for (let n = 0; n < 50; n += 1) expect(circuit.oneFailed(0, 'lead', false)).toBe(false);
    expect(circuit.openReason).toBeUndefined();
  });

  it('takes one request to wait for a matter of that lead, and a second in a row for the CRM', () => {
    const circuit = new Circuit(longest);
    expect(circuit.oneFailed(0, 'busy', true, 300_000)).toBe(false);
    circuit.succeeded();
    expect(circuit.oneFailed(0, 'busy', true, 300_000)).toBe(false);
    // One that failed before says nothing new.
    expect(circuit.oneFailed(0, 'busy', false, 300_000)).toBe(false);
    expect(circuit.oneFailed(0, 'busy', true, 300_000)).toBe(true);
    expect(circuit.capacity(299_999, 0, 5)).toBe(0);
    expect(circuit.capacity(300_000, 0, 5)).toBe(1);
  });

  it('lets leads go that were never tried one at a time while the CRM asks to wait, and no more than forty', () => {
    const circuit = new Circuit(longest);
    for (let n = 0; n < 39; n += 1) circuit.oneFailed(n, 'busy', true, 300_000);
    expect([circuit.untriedCapacity(0, 5), circuit.untriedCapacity(1, 4)]).toEqual([1, 0]);
    circuit.oneFailed(39, 'busy', true, 300_000);
    expect(circuit.untriedCapacity(0, 5)).toBe(0);
    expect(circuit.succeeded()).toBe(true);
    circuit.oneFailed(40, 'busy', true, 300_000);
    circuit.oneFailed(41, 'busy', true, 300_000);
    expect(circuit.untriedCapacity(0, 5)).toBe(1);
  });

  it('stays open as long as the CRM asks', () => {
    const circuit = new Circuit(longest);
    expect(circuit.failed(0, 'busy', true, 300_000)).toBe(true);
    expect(circuit.capacity(299_999, 0, 5)).toBe(0);
    expect(circuit.capacity(300_000, 0, 5)).toBe(1);
  });
});

describe('fullJitter', () => {
  it('spreads evenly up to a bound that doubles and is capped', () => {
    const bounds = [1, 2, 3, 10, 70].map((attempt) => fullJitter(attempt, 2, 900, longest));
    expect(bounds).toEqual([2, 4, 8, 900, 900]);
    expect(fullJitter(5, 2, 900, () => 0)).toBe(0);
    expect(fullJitter(3, 2, 900, () => 0.5)).toBe(4);
  });
});
