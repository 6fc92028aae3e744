import { isWholeDay } from '../../check/model/entries/event-time.ts';
import type { EntryEvent } from '../../schema/generated/content.d.ts';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** By what the time of an event is looked up among the dates of a page: 2026-12-01T19:00/2026-12-01T22:00. */
export function whenOf({ from, to }: Pick<EntryEvent, 'from' | 'to'>): string {
  return to === undefined ? from : `${from}/${to}`;
}

/**
 * The time of an event as readers of a language write it: "Tue, Dec 1, 2026, 7:00 – 10:00 PM". It is that of the clocks
 * where the event takes place, which is what its author has written, whatever the zone.
 * @param when as `whenOf` gives it
 * @param language a BCP 47 tag
 */
export function eventText(when: string, language: string): string {
  const [from = '', to] = when.split('/');
  const format = formatOf(language, isWholeDay(from));
  const start = clockTime(from);
  const text = to === undefined ? format.format(start) : format.formatRange(start, clockTime(to));
  // Spaces that fonts rarely have.
  return text.replaceAll('\u2009', ' ').replaceAll('\u202f', '\u00a0');
}

/** What clocks show, as if they showed UTC. */
function clockTime(text: string): Date {
  return new Date(isWholeDay(text) ? text : `${text.slice(0, 'YYYY-MM-DDTHH:MM'.length)}Z`);
}

function formatOf(language: string, isDay: boolean): Intl.DateTimeFormat {
  const key = `${language} ${isDay}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, {
    ...DAY,
    ...(isDay ? {} : TIME),
    timeZone: 'UTC',
  });
  formats.set(key, format);
  return format;
}

/** A price as readers of a language write it; nothing for what is free, which a word of the engine says. */
export function priceText(
  { amount, currency }: NonNullable<EntryEvent['price']>,
  language: string,
): string | undefined {
  if (amount === 0) return undefined;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(amount)
    .replaceAll('\u202f', '\u00a0');
}
