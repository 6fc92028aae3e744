import { DAYS, HOURS } from '../contract.ts';

/**
 * Marks today in all opening hours of the document: the holiday that it is, else its weekday. The document cannot know
 * which day it is read on.
 */
export function markToday(): void {
  for (const list of document.querySelectorAll(`[${HOURS}]`)) {
    // In Swedish a day is written as YYYY-MM-DD.
    const today = new Date().toLocaleDateString('sv', { timeZone: list.getAttribute(HOURS) ?? '' });
    const weekday = String(new Date(today).getUTCDay());
    const rows = [...list.querySelectorAll(`[${DAYS}]`)];
    const row =
      rows.find((one) => daysOf(one).some((days) => isHoliday(days, today))) ??
      rows.find((one) => daysOf(one).includes(weekday));
    for (const one of rows) {
      if (one === row) one.setAttribute('aria-current', 'date');
      else one.removeAttribute('aria-current');
    }
  }
}

/** Weekdays by their numbers, or one holiday: a day, or the first and the last of several. */
function daysOf(row: Element): string[] {
  return (row.getAttribute(DAYS) ?? '').split(' ');
}

function isHoliday(days: string, today: string): boolean {
  const [from = '', to = from] = days.split('/');
  return from <= today && today <= to;
}

/** Marks today, and the next day once that has begun. Gives what ends it. */
export function keepToday(): () => void {
  markToday();
  const timer = setInterval(markToday, 60_000);
  return () => clearInterval(timer);
}
