import { describe, expect, test } from 'vitest';
import { isWholeDay, timeOfEvent } from './event-time.ts';

const BERLIN = 'Europe/Berlin';

/** The same as texts, in UTC. */
function timeOf(from: string, to?: string, zone: string | undefined = BERLIN) {
  const time = timeOfEvent({ from, ...(to !== undefined && { to }) }, zone);
  return time && [time.start, time.end].map((at) => new Date(at).toISOString().slice(0, 16));
}

describe('an event', () => {
  test('begins and ends by the clocks of the site, in winter and in summer', () => {
    expect(timeOf('2026-12-01T19:00', '2026-12-01T22:00')).toEqual([
      '2026-12-01T18:00',
      '2026-12-01T21:00',
    ]);
    expect(timeOf('2026-07-01T19:00', '2026-07-01T22:00')).toEqual([
      '2026-07-01T17:00',
      '2026-07-01T20:00',
    ]);
  });

  test('takes an hour less or more in the night in which the clocks change', () => {
    expect(timeOf('2026-03-28T22:00', '2026-03-29T06:00')).toEqual([
      '2026-03-28T21:00',
      '2026-03-29T04:00',
    ]);
    expect(timeOf('2026-10-24T22:00', '2026-10-25T06:00')).toEqual([
      '2026-10-24T20:00',
      '2026-10-25T05:00',
    ]);
  });

  test('that says its distance from UTC is in no zone', () => {
    expect(timeOf('2026-12-01T19:00+09:00', '2026-12-01T20:00+09:00')).toEqual([
      '2026-12-01T10:00',
      '2026-12-01T11:00',
    ]);
  });

  test('without an end is over when its day is, where the site is', () => {
    expect(timeOf('2026-12-01T19:00')).toEqual(['2026-12-01T18:00', '2026-12-01T23:00']);
    expect(timeOf('2026-12-01T19:00Z', undefined, 'UTC')).toEqual([
      '2026-12-01T19:00',
      '2026-12-02T00:00',
    ]);
  });

  test('of whole days has its last day as well, of 23 or 25 hours too', () => {
    expect(timeOf('2026-12-01', '2026-12-02')).toEqual(['2026-11-30T23:00', '2026-12-02T23:00']);
    expect(timeOf('2026-03-29')).toEqual(['2026-03-28T23:00', '2026-03-29T22:00']);
    expect(timeOf('2026-10-25')).toEqual(['2026-10-24T22:00', '2026-10-25T23:00']);
  });

  test('at a time that the clocks skip or do not know has none', () => {
    expect(timeOf('2026-03-29T02:30')).toBeUndefined();
    expect(timeOf('2026-12-01T19:00', 'late')).toBeUndefined();
  });
});

test('a day alone is a whole day', () => {
  expect(isWholeDay('2026-12-01')).toBe(true);
  expect(isWholeDay('2026-12-01T19:00')).toBe(false);
});
