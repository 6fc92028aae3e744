import { expect, test } from 'vitest';
import { AsOfError, readAsOf } from './as-of.ts';

test('a day stands for its beginning in the zone of the site, a moment for itself', () => {
  expect(readAsOf('2026-03-29', 'Europe/Berlin')).toBe(Date.parse('2026-03-28T23:00Z'));
  expect(readAsOf('2026-03-29', undefined)).toBe(Date.parse('2026-03-29T00:00Z'));
  expect(readAsOf('2026-03-29T12:00', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T10:00Z'));
  expect(readAsOf('2026-03-29T12:00Z', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T12:00Z'));
});

test.each([
  ['tomorrow', undefined, 'is not a date and time'],
  ['2026-02-30', undefined, 'is not a date and time'],
  ['2026-03-29T12:00', undefined, 'timeZone: Europe/Berlin'],
  ['2026-03-29T02:30', 'Europe/Berlin', 'the clocks go forward'],
])('%s is refused with a sentence', (text, zone, sentence) => {
  expect(() => readAsOf(text, zone)).toThrow(AsOfError);
  expect(() => readAsOf(text, zone)).toThrow(sentence);
});
