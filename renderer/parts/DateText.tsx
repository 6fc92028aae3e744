import { useSite } from '../content.ts';

/** A day as readers of the site's language write it: "Jun 27, 2025". `date` is YYYY-MM-DD. */
export function DateText({ date }: { date: string }) {
  const { language } = useSite().site;
  // A date without a time is read as midnight in UTC; any other zone could show the day before.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
