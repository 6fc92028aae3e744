import { expect, test } from 'vitest';
import { checkDate } from './date.ts';

test.each(['2025-06-27', '2024-02-29', '2025-12-31', '0050-01-01'])('%s is a day', (text) => {
  expect(checkDate(text)).toBeUndefined();
});

test.each(['2025-02-29', '2025-04-31', '2025-13-01', '2025-12-32', '2025-11-00'])(
  'there is no %s in the calendar',
  (text) => {
    expect(checkDate(text)?.message).toBe(`The date ${text} does not exist.`);
  },
);

test.each([
  ['2025-6-7', '2025-06-07'],
  ['2025/06/27', '2025-06-27'],
  ['2025.6.27', '2025-06-27'],
  [' 2025-06-27 ', '2025-06-27'],
  ['2025-06-27T09:00', '2025-06-27'],
  ['27.6.2025', '2025-06-27'],
  ['1.2.2025', '2025-02-01'],
  ['27/6/2025', '2025-06-27'],
  ['6/27/2025', '2025-06-27'],
  ['13-1-2025', '2025-01-13'],
  ['1-13-2025', '2025-01-13'],
  ['June 27, 2025', '2025-06-27'],
  ['june 27 2025', '2025-06-27'],
  ['27 Jun 2025', '2025-06-27'],
])('%j means %s', (text, day) => {
  expect(checkDate(text)).toMatchObject({
    id: 'wrong-form',
    suggestion: `Did you mean \`${day}\`?`,
  });
});

test('what is no date is told with what one looks like', () => {
  expect(checkDate('soon')?.message).toBe(
    '`soon` is not a date. Write year, month and day with hyphens, such as 2025-06-27.',
  );
});

// Either of two numbers may be the month, or there is no such day.
test.each([
  '6/7/2025',
  '12-12-2025',
  '30.2.2025',
  '2025-6-31',
  '2025-06-270',
  '2025-006-27',
  '127.6.2025',
  '27.006.2025',
  '13/1/20250',
  'June 2025',
  'June 127, 2025',
  'soon',
  '',
])('%j leaves in doubt which day it means', (text) => {
  expect(checkDate(text)).toMatchObject({ id: 'wrong-form', suggestion: undefined });
});
