import { useDateText } from '../../data/context.ts';

/** A day as readers of the site's language write it. `date` is YYYY-MM-DD. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{useDateText(date)}</time>;
}
