import { expect, test } from 'vitest';
import { checkMoment, checkTimeZone } from './explain-moment.ts';

const BERLIN = { timeZone: 'Europe/Berlin' };

test('a moment is right with its distance from UTC, or in the zone of the site', () => {
  expect(checkMoment('2026-12-01T09:00', BERLIN)).toBeUndefined();
  expect(checkMoment('2026-12-01T09:00+01:00', { timeZone: undefined })).toBeUndefined();
  expect(checkMoment('2026-12-01T09:00', { timeZone: undefined })).toMatchObject({
    id: 'moment-without-zone',
    suggestion: expect.stringMatching(/the UTC offset here: 2026-12-01T09:00\+01:00\.$/),
  });
});

test.each([
  ['2026-12-01', '2026-12-01T00:00'],
  ['2026-12-01 09:00', '2026-12-01T09:00'],
  ['24/12/2026', '2026-12-24T00:00'],
  ['24.12.2026 08:00', '2026-12-24T08:00'],
  ['24 December 2026, 8:00', '2026-12-24T08:00'],
])('%s is nearly a moment, and %s one', (text, replacement) => {
  expect(checkMoment(text, BERLIN)).toEqual({
    id: 'wrong-form',
    message: `\`${text}\` is not a date and time. Write both with a T between them, such as 2026-12-01T09:00.`,
    suggestion: `Did you mean \`${replacement}\`?`,
    replacement,
  });
});

test.each([
  'tomorrow',
  '05/06/2026',
  '2026-12-01 8 am',
  '2026-02-30',
  '2026-12-01 25:00',
  '2026-12-01T25:00',
])('%s is none, and nothing that is meant', (text) => {
  expect(checkMoment(text, BERLIN)).toEqual({
    id: 'wrong-form',
    message: expect.stringContaining(`\`${text}\` is not a date and time.`),
  });
});

test('an hour that the clocks leave out, or go through twice', () => {
  expect(checkMoment('2026-03-29T02:30', BERLIN)?.message).toBe(
    'The time 2026-03-29T02:30 does not exist in Europe/Berlin: the clocks go forward one hour then.',
  );
  expect(checkMoment('2026-10-25T02:30', BERLIN)).toEqual({
    id: 'wrong-form',
    message:
      'The time 2026-10-25T02:30 occurs two times in Europe/Berlin: the clocks go back one hour then.',
    suggestion:
      'Write the one you mean: 2026-10-25T02:30+02:00 is the first, 2026-10-25T02:30+01:00 the second.',
  });
});

test('a time zone has a name', () => {
  expect(checkTimeZone('Europe/Berlin')).toBeUndefined();
  expect(checkTimeZone('Europe/Berlim')).toMatchObject({
    suggestion: 'Did you mean `Europe/Berlin`?',
    replacement: 'Europe/Berlin',
  });
  expect(checkTimeZone('somewhere')?.replacement).toBeUndefined();
});
