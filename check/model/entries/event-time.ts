import type { EntryList } from '../../../schema/generated/data.d.ts';
import type { EntryEvent } from '../../../schema/generated/content.d.ts';
import { dayAt, endOfDay, isDay, readMoment, startOfDay } from '../../dates/moment.ts';

/** When an event begins and is over, in milliseconds since 1970. */
interface EventTime {
  start: number;
  end: number;
}

/**
 * When an event takes place. Its last day counts as a whole; one that says no end is over when its first day is.
 * @param zone that of the site, for times without a distance from UTC
 * @returns nothing where one of the two is no time
 */
export function timeOfEvent(
  { from, to }: Pick<EntryEvent, 'from' | 'to'>,
  zone: string | undefined,
): EventTime | undefined {
  const start = isWholeDay(from) ? startOfDay(from, zone) : readMoment(from, zone);
  if (typeof start !== 'number') return undefined;
  if (to === undefined) return { start, end: endOfDay(dayAt(start, zone), zone) };
  const end = isWholeDay(to) ? endOfDay(to, zone) : readMoment(to, zone);
  return typeof end === 'number' ? { start, end } : undefined;
}

/** Whether a text is a day without a time. */
export function isWholeDay(text: string): boolean {
  return text.length === 'YYYY-MM-DD'.length && isDay(text);
}

/** Whether a list shows events by whether they are over. */
export function isOfEvents(sort: EntryList['sort']): sort is 'upcoming' | 'past' {
  return sort === 'upcoming' || sort === 'past';
}
