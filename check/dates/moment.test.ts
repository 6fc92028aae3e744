import { expect, test } from 'vitest';
import { isTimeZone, readMoment, startOfDay, writeMoment } from './moment.ts';

const at = (text: string): number => Date.parse(text);

test('a moment that says its distance from UTC is the same in every zone', () => {
  for (const zone of [undefined, 'Europe/Berlin', 'America/New_York']) {
    expect(readMoment('2026-12-01T09:00+01:00', zone)).toBe(at('2026-12-01T08:00Z'));
    expect(readMoment('2026-12-01T09:00:30Z', zone)).toBe(at('2026-12-01T09:00:30Z'));
  }
});

test('a moment without it is in the zone of the site, in winter and in summer', () => {
  expect(readMoment('2026-12-01T09:00', 'Europe/Berlin')).toBe(at('2026-12-01T08:00Z'));
  expect(readMoment('2026-07-01T09:00', 'Europe/Berlin')).toBe(at('2026-07-01T07:00Z'));
  expect(readMoment('2026-07-01T09:00', 'America/New_York')).toBe(at('2026-07-01T13:00Z'));
  expect(readMoment('2026-07-01T09:00', 'Asia/Kolkata')).toBe(at('2026-07-01T03:30Z'));
  expect(readMoment('2026-07-01T09:00', undefined)).toEqual({ fault: 'no-zone' });
});

test('at the change of summer time one hour is missing and one comes twice', () => {
  expect(readMoment('2026-03-29T02:30', 'Europe/Berlin')).toEqual({ fault: 'skipped' });
  expect(readMoment('2026-03-29T03:00', 'Europe/Berlin')).toBe(at('2026-03-29T01:00Z'));
  expect(readMoment('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
    fault: 'twice',
    moments: [at('2026-10-25T00:30Z'), at('2026-10-25T01:30Z')],
  });
  expect(readMoment('2026-11-01T01:30', 'America/New_York')).toMatchObject({ fault: 'twice' });
});

test.each(['2026-12-01', 'tomorrow', '2026-12-01 09:00', '2026-13-01T09:00', '2026-02-30T09:00Z'])(
  '%s is no moment',
  (text) => expect(readMoment(text, 'Europe/Berlin')).toEqual({ fault: 'form' }),
);

test('a moment is written as people of a zone read it, with its distance from UTC', () => {
  expect(writeMoment(at('2026-12-01T08:00Z'), 'Europe/Berlin')).toBe('2026-12-01T09:00+01:00');
  expect(writeMoment(at('2026-07-01T13:00Z'), 'America/New_York')).toBe('2026-07-01T09:00-04:00');
  expect(writeMoment(at('2026-12-01T08:00Z'), undefined)).toBe('2026-12-01T08:00Z');
  expect(writeMoment(at('2026-12-01T08:00:30Z'), undefined)).toBe('2026-12-01T08:00:30Z');
});

test('a day begins at midnight, or where there is none when the clocks have gone forward', () => {
  expect(startOfDay('2026-12-25', undefined)).toBe(at('2026-12-25T00:00Z'));
  expect(startOfDay('2026-12-25', 'Europe/Berlin')).toBe(at('2026-12-24T23:00Z'));
  // In Cairo, clocks go from 24:00 to 1:00; in Havana there are two midnights in autumn.
  expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe(at('2026-04-23T22:00Z'));
  expect(startOfDay('2026-11-01', 'America/Havana')).toBe(at('2026-11-01T04:00Z'));
});

test('knows the names of zones', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('UTC')).toBe(true);
  expect(isTimeZone('Europe/Berlyn')).toBe(false);
  // Which summer time that is, nobody has said.
  expect(isTimeZone('+01:00')).toBe(false);
});
