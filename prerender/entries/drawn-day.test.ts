import { expect, test } from 'vitest';
import { drawnDay } from './drawn-day.ts';

test.each([
  ['2026-12-01', 'en-US', '1', 'Dec'],
  ['2026-12-01T23:30-11:00', 'de', '1', 'Dez'],
  ['2026-12-01T00:30+13:00', 'de', '1', 'Dez'],
  ['2026-12-11', 'ja', '11', '12月'],
  ['2026-12-11', 'ar-EG', '١١', 'ديسمبر'],
])('%s in %s is %s of %s, wherever the site is built', (time, language, day, month) => {
  expect(drawnDay(time, language)).toEqual({ day, month });
});
