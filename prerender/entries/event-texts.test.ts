import { describe, expect, test } from 'vitest';
import { eventData } from './event-data.ts';
import { eventText, priceText } from './event-texts.ts';

/** Versions of Node write other spaces. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('the time of an event', () => {
  test('is that of the clocks where it takes place, whatever the zone', () => {
    expect(plain(eventText('2026-12-01T19:00', 'en'))).toBe('Tue, Dec 1, 2026, 7:00 PM');
    expect(plain(eventText('2026-12-01T19:00+09:00', 'en'))).toBe('Tue, Dec 1, 2026, 7:00 PM');
    // An hour that the clocks of Europe skip.
    expect(plain(eventText('2026-03-29T02:30Z', 'de'))).toBe('So., 29. März 2026, 2:30');
  });

  test('says once what both ends have in common', () => {
    expect(plain(eventText('2026-12-01T19:00/2026-12-01T22:00', 'de'))).toBe(
      'Di., 1. Dez. 2026, 19:00–22:00 Uhr',
    );
    expect(plain(eventText('2026-12-01/2026-12-03', 'en'))).toBe('Tue, Dec 1 – Thu, Dec 3, 2026');
  });

  test('has no spaces that fonts rarely have', () => {
    for (const language of ['en', 'de', 'fr', 'ar', 'ja'])
      expect(eventText('2026-12-01T19:00/2026-12-01T22:00', language)).not.toMatch(
        /[\u2009\u202f]/,
      );
  });
});

test('a price is written as readers write it, and nothing is what is free', () => {
  expect(plain(priceText({ amount: 12, currency: 'EUR' }, 'de'))).toBe('12 €');
  expect(plain(priceText({ amount: 12.5, currency: 'EUR' }, 'en'))).toBe('€12.50');
  expect(priceText({ amount: 0, currency: 'EUR' }, 'en')).toBeUndefined();
});

const dataOf = (from: string, to?: string, timeZone = 'Europe/Berlin') => {
  const event = { from, ...(to !== undefined && { to }), status: 'scheduled' as const };
  const entry = { date: '2026-01-01', summary: '', tags: [], event };
  const { startDate, endDate, calendar } =
    eventData({ route: '/events/a', entry }, { timeZone }, 'en') ?? {};
  return [startDate, endDate, calendar];
};

test('search engines are told the distance from UTC, and of whole days the days', () => {
  expect(dataOf('2026-03-28T22:00', '2026-03-29T06:00')).toEqual([
    '2026-03-28T22:00+01:00',
    '2026-03-29T06:00+02:00',
    '/events/a/event.ics',
  ]);
  expect(dataOf('2026-12-01T19:00-05:00').slice(0, 2)).toEqual([
    '2026-12-01T19:00-05:00',
    undefined,
  ]);
  expect(dataOf('2026-12-01', '2026-12-02').slice(0, 2)).toEqual(['2026-12-01', '2026-12-02']);
});

const dataIn = (status: 'sold-out' | 'canceled', isOver: boolean) => {
  const event = { from: '2026-12-01', status };
  const entry = { date: '2026-01-01', summary: '', tags: [], event };
  const listed = { ...entry, title: 'A', route: '/events/a', time: { start: 0, isOver } };
  const entries = { '/events': [listed] };
  return eventData({ route: '/events/a', entry }, {}, 'en', entries);
};

test('what is over or canceled has nothing for calendars', () => {
  const known = { when: '2026-12-01', startDate: '2026-12-01' };
  const calendar = '/events/a/event.ics';
  expect(dataIn('sold-out', false)).toEqual({ ...known, status: 'sold-out', calendar });
  expect(dataIn('sold-out', true)).toEqual({ ...known, isOver: true });
  expect(dataIn('canceled', false)).toEqual({ ...known, status: 'canceled' });
});
