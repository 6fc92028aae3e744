import { expect, test } from 'vitest';
import { businessAt, closedDays, daysKey, daysOf } from './week.ts';

test('several days in a row may go on beyond the end of a week', () => {
  expect(daysOf({ from: 'monday' })).toEqual(['monday']);
  expect(daysOf({ from: 'saturday', to: 'monday' })).toEqual(['saturday', 'sunday', 'monday']);
  expect(daysOf({ from: 'sunday', to: 'saturday' })).toHaveLength(7);
});

test('days without hours are closed, from Monday on', () => {
  expect(closedDays([{ from: 'tuesday', to: 'saturday' }])).toEqual(['monday', 'sunday']);
  expect(closedDays([{ from: 'monday', to: 'sunday' }])).toEqual([]);
});

test('days in a row are known by the first and the last, others one by one', () => {
  expect(daysKey(['monday', 'tuesday', 'wednesday'], true)).toBe('monday/wednesday');
  expect(daysKey(['monday', 'sunday'], false)).toBe('monday,sunday');
  expect(daysKey(['monday'], false)).toBe('monday');
});

test('a place has what it says itself, else what the site says', () => {
  const hours = [{ from: 'monday' as const, open: ['08:00-12:00'] }];
  const holidays = [{ date: '2090-12-24', open: [] }];
  const site = { type: 'Bakery' as const, hours, holidays };
  expect(businessAt(undefined, {})).toBeUndefined();
  expect(businessAt(site, {})).toEqual(site);
  expect(businessAt(site, { hours: [] })).toEqual({ type: 'Bakery' });
  const own = [{ from: 'friday' as const, open: ['10:00-12:00'] }];
  expect(businessAt(site, { business: { hours: own } })).toEqual({ ...site, hours: own });
});
