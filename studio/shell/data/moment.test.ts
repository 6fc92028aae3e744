import { expect, test } from 'vitest';
import { clockOf, readWritten, writeChosen } from './moment.ts';

const BERLIN = 'Europe/Berlin';

test.each([
  // The offset that is there stays.
  ['2026-12-01T10:00', '2026-12-01T09:00+01:00', BERLIN, '2026-12-01T10:00+01:00'],
  ['2026-12-01T10:00', '2026-12-01T09:00Z', undefined, '2026-12-01T10:00Z'],
  ['2026-12-01T10:00', '2026-12-01T09:00', BERLIN, '2026-12-01T10:00'],
  // A new one is of the zone of the site; without one, the check wants an offset.
  ['2026-12-01T10:00', '', BERLIN, '2026-12-01T10:00'],
  ['2026-12-01T10:00', '', undefined, '2026-12-01T10:00Z'],
  ['', '2026-12-01T09:00Z', undefined, ''],
])('%j in the place of %j in %s is written %j', (clock, before, zone, written) => {
  expect(writeChosen(clock, before, zone)).toBe(written);
});

test('what is not a moment is not read as one', () => {
  for (const text of ['', 'soon', '2026-12-01', '2026-12-01 09:00', '2026-12-01T09:00+1'])
    expect(readWritten(text)).toBeUndefined();
  expect(readWritten('2026-12-01T09:00:30-05:00')).toEqual({
    clock: '2026-12-01T09:00:30',
    offset: '-05:00',
  });
});

test('the clock that shows it is named', () => {
  expect(clockOf('2026-12-01T09:00+01:00', BERLIN)).toBe('UTC+01:00');
  expect(clockOf('2026-12-01T09:00Z', BERLIN)).toBe('UTC');
  expect(clockOf('', BERLIN)).toBe(BERLIN);
  expect(clockOf('', undefined)).toBe('UTC');
});
