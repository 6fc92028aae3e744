import { afterEach, expect, test, vi } from 'vitest';
import { keepToday, markToday } from './mark-today.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const ROWS = `
  <li data-days="1 2 3 4 5">work</li><li data-days="6">saturday</li><li data-days="0">sunday</li>
  <li data-days="2026-12-24">eve</li><li data-days="2026-12-25/2026-12-26">feast</li>`;

/** Which row is marked at a moment. */
function markedAt(moment: string, zone: string): string | null | undefined {
  vi.useFakeTimers({ now: Date.parse(moment) });
  document.body.innerHTML = `<div data-hours="${zone}"><ul>${ROWS}</ul></div>`;
  markToday();
  const marked = document.querySelectorAll('[aria-current="date"]');
  expect(marked.length).toBeLessThan(2);
  return marked[0]?.textContent;
}

test('the weekday is that of the clocks where the business is', () => {
  expect(markedAt('2026-11-27T12:00Z', 'Europe/Berlin')).toBe('work');
  // Friday in London is Saturday in Tokyo.
  expect(markedAt('2026-11-27T20:00Z', 'Europe/London')).toBe('work');
  expect(markedAt('2026-11-27T20:00Z', 'Asia/Tokyo')).toBe('saturday');
});

test('the night in which the clocks change has the right day on both sides', () => {
  expect(markedAt('2026-03-28T22:59Z', 'Europe/Berlin')).toBe('saturday');
  expect(markedAt('2026-03-28T23:00Z', 'Europe/Berlin')).toBe('sunday');
  expect(markedAt('2026-03-29T21:59Z', 'Europe/Berlin')).toBe('sunday');
  expect(markedAt('2026-03-29T22:00Z', 'Europe/Berlin')).toBe('work');
  expect(markedAt('2026-10-25T22:59Z', 'Europe/Berlin')).toBe('sunday');
  expect(markedAt('2026-10-25T23:00Z', 'Europe/Berlin')).toBe('work');
});

test('a holiday goes before its weekday, with all of its days', () => {
  expect(markedAt('2026-12-24T12:00Z', 'UTC')).toBe('eve');
  expect(markedAt('2026-12-26T12:00Z', 'UTC')).toBe('feast');
  expect(markedAt('2026-12-27T12:00Z', 'UTC')).toBe('sunday');
});

const marked = () => document.querySelector('[aria-current]')?.textContent;

test('the mark moves on when the next day begins', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T23:59:30Z') });
  document.body.innerHTML = `<div data-hours="UTC"><ul>${ROWS}</ul></div>`;
  const stop = keepToday();
  expect(marked()).toBe('work');
  vi.advanceTimersByTime(60_000);
  expect(marked()).toBe('saturday');
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
