import type { Business, BusinessWeekdays } from '../generated/content.d.ts';

/** The weekdays as site.yaml names them; their places are those that `Date` has for them. */
export const WEEK = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof WEEK)[number];

/** From which day on people read a week. */
const FIRST = WEEK.indexOf('monday');

/** The days of an entry, which may go on beyond the end of the week. */
export function daysOf({ from, to = from }: Pick<BusinessWeekdays, 'from' | 'to'>): Weekday[] {
  const start = WEEK.indexOf(from);
  const count = ((WEEK.indexOf(to) - start + WEEK.length) % WEEK.length) + 1;
  return weekFrom(start).slice(0, count);
}

/** The days of which no entry says anything: the business is closed then. */
export function closedDays(hours: readonly Pick<BusinessWeekdays, 'from' | 'to'>[]): Weekday[] {
  const open = new Set(hours.flatMap(daysOf));
  return weekFrom(FIRST).filter((day) => !open.has(day));
}

function weekFrom(start: number): Weekday[] {
  return WEEK.map((_, at) => WEEK[(start + at) % WEEK.length] ?? WEEK[0]);
}

/** By what some days are looked up among the dates of a page: the first and the last, or one by one. */
export function daysKey(days: readonly string[], areInRow: boolean): string {
  const [first = ''] = days;
  if (days.length < 2) return first;
  return areInRow ? `${first}/${days.at(-1)}` : days.join(',');
}

/** What is known of the business at a place: what it says itself, else what the site says. */
export function businessAt(
  site: Business | undefined,
  place: { business?: Business; hours?: unknown },
): Business | undefined {
  if (!site && !place.business) return undefined;
  const { hours, holidays, ...ofSite } = site ?? {};
  // Hours in words are hours of its own.
  const inherited = place.hours === undefined ? { hours, holidays } : {};
  return dropUndefined({ ...ofSite, ...inherited, ...place.business });
}

function dropUndefined({ hours, holidays, ...others }: Business): Business {
  return { ...others, ...(hours && { hours }), ...(holidays && { holidays }) };
}
