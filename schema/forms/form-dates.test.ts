import { expect, onTestFinished, test, vi } from 'vitest';
import type { FormField } from '../generated/content.d.ts';
import { dateLimits, isDay, todayAnywhere, todayHere } from './form-dates.ts';

const TODAY = { first: '2026-11-24', last: '2026-11-25' };

/** Limits of a date, where arrival was answered with a day. */
function limits(changes: Partial<FormField>, arrival = '') {
  const field: FormField = {
    name: 'departure',
    type: 'date',
    label: 'D',
    required: true,
    ...changes,
  };
  return dateLimits(field, (name) => (name === 'arrival' ? arrival : ''), TODAY);
}

test('a date has the limits that are written', () => {
  expect(limits({})).toEqual({});
  expect(limits({ earliest: '2027-01-01', latest: '2027-12-31' })).toEqual({
    least: '2027-01-01',
    most: '2027-12-31',
  });
});

test('today is the first day that it can be, and as the latest the last one', () => {
  expect(limits({ earliest: 'today', latest: 'today' })).toEqual({
    least: '2026-11-24',
    most: '2026-11-25',
  });
});

test('a date after another is on the next day, or so many days later', () => {
  const after = { after: 'arrival' };
  expect(limits(after, '2026-12-31')).toEqual({ least: '2027-01-01' });
  expect(limits({ ...after, daysAfter: 0 }, '2026-12-31')).toEqual({ least: '2026-12-31' });
  expect(limits({ ...after, daysAfter: 7 }, '2028-02-28')).toEqual({ least: '2028-03-06' });
});

test('the later of two limits counts, and one without an answer is none', () => {
  const both = { earliest: 'today', after: 'arrival' };
  expect(limits(both, '2026-12-31')).toEqual({ least: '2027-01-01' });
  expect(limits(both, '2026-01-01')).toEqual({ least: '2026-11-24' });
  expect(limits(both, '2026-02-30')).toEqual({ least: '2026-11-24' });
  expect(limits({ after: 'arrival' })).toEqual({});
});

test('a day is one of the calendar', () => {
  expect(['2028-02-29', '2026-12-31'].filter(isDay)).toHaveLength(2);
  expect(['2027-02-29', '2026-13-01', '2026-1-1', 'today', ''].filter(isDay)).toEqual([]);
});

const at = (time: string) => todayAnywhere(Date.parse(time));

test('on earth there are two or three days at once', () => {
  expect(at('2026-11-25T11:00Z')).toEqual({ first: '2026-11-24', last: '2026-11-26' });
  expect(at('2026-11-25T13:00Z')).toEqual({ first: '2026-11-25', last: '2026-11-26' });
});

test('a visitor has the day of his device', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(todayHere(new Date('2026-11-25T13:00Z')).first).toBe('2026-11-26');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(todayHere(new Date('2026-11-25T05:00Z')).first).toBe('2026-11-24');
});
