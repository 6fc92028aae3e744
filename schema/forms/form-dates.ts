import type { FormField } from '../generated/content.d.ts';

/**
 * The days that `today` can be: one for a visitor, who has a clock, several for a server that does not know where that
 * visitor is.
 */
export interface Today {
  /** YYYY-MM-DD. */
  first: string;
  last: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day in the time zone of the device. */
export function todayHere(now = new Date()): Today {
  const day = dayOf(now.getTime() - now.getTimezoneOffset() * 60_000);
  return { first: day, last: day };
}

/**
 * The days that there are on earth, whose time zones reach from twelve hours before UTC to fourteen after it.
 * @param now in milliseconds since 1970
 */
export function todayAnywhere(now: number): Today {
  return { first: dayOf(now - 12 * HOUR), last: dayOf(now + 14 * HOUR) };
}

/** Whether a text is a day that there is: February 30 is not. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some would be read as a day of the next month.
  return !Number.isNaN(time) && dayOf(time) === text;
}

/**
 * The first and the last day that a field takes, as YYYY-MM-DD; nothing where there is no limit.
 * @param answerTo the answer to the field of a name
 */
export function dateLimits(
  { earliest, latest, after, daysAfter = 1 }: FormField,
  answerTo: (name: string) => string,
  today: Today,
): { least?: string | undefined; most?: string | undefined } {
  const from = earliest === 'today' ? today.first : earliest;
  const before = after === undefined ? '' : answerTo(after);
  const next = isDay(before) ? dayOf(Date.parse(`${before}T00:00:00Z`) + daysAfter * DAY) : '';
  return {
    least: from === undefined || next > from ? next || undefined : from,
    most: latest === 'today' ? today.last : latest,
  };
}

/** @param time in milliseconds since 1970 */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
