import type { DrawnDay } from '../../renderer/data/types.ts';

const DAY = 'YYYY-MM-DD'.length;

/**
 * A day as a row of a list draws it: its number large, its month below.
 * @param time of an entry or of an event: what begins with YYYY-MM-DD, the day where it takes place
 * @param language a BCP 47 tag
 */
export function drawnDay(time: string, language: string): DrawnDay {
  const date = new Date(time.slice(0, DAY));
  const format = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' });
  // Japanese and Korean write a word behind the number, which would not be large.
  const number = format({ day: 'numeric' })
    .formatToParts(date)
    .find(({ type }) => type === 'day');
  return { day: number?.value ?? '', month: format({ month: 'short' }).format(date) };
}
