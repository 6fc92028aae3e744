import { nextDay } from '../../../check/dates/moment.ts';
import { isWholeDay, timeOfEvent } from '../../../check/model/entries/event-time.ts';
import type { RoutedEntry } from '../../../check/model/entries/entry.ts';
import type { EntryEvent } from '../../../schema/generated/content.d.ts';

/** What calendars of a site have in common. */
export interface CalendarSite {
  url: string;
  timeZone: string | undefined;
  /** On which days entries have changed last, as YYYY-MM-DD, by address. */
  changeDays: Readonly<Record<string, string>>;
}

/** An entry that is an event. */
export type EventEntry = RoutedEntry & { event: EntryEvent };

/** RFC 5545, 3.1: a longer line goes on in the next one, behind a space. Octets, without the line break. */
const LONGEST = 75;

const STATUS: Record<EntryEvent['status'], string> = {
  scheduled: 'CONFIRMED',
  'sold-out': 'CONFIRMED',
  postponed: 'TENTATIVE',
  canceled: 'CANCELLED',
};

/**
 * A calendar of events as RFC 5545 has it. Times are in UTC, which every calendar shows in the zone of its reader.
 * @param name of a calendar of several events
 */
export function calendarOf(
  entries: readonly EventEntry[],
  site: CalendarSite,
  name?: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//website-from-yaml//events//EN',
    'CALSCALE:GREGORIAN',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...entries.flatMap((entry) => eventLines(entry, site)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(
  { route, title, summary, date, event }: EventEntry,
  { url, timeZone, changeDays }: CalendarSite,
): string[] {
  const { place, status } = event;
  return [
    'BEGIN:VEVENT',
    // The same as long as the page has its address, so that calendars know the event again.
    `UID:${route.slice(1)}@${new URL(url).host}`,
    // When the event was last changed, as far as that is known: the same in every build.
    `DTSTAMP:${compact(changeDays[route] ?? date)}T000000Z`,
    ...timeLines(event, timeZone),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(summary)}`,
    ...(place
      ? [`LOCATION:${escapeText([place.name, place.address].filter(Boolean).join(', '))}`]
      : []),
    `URL:${url}${route}`,
    `STATUS:${STATUS[status]}`,
    'END:VEVENT',
  ];
}

/** Of whole days the end is the day after the last one. */
function timeLines(event: EntryEvent, timeZone: string | undefined): string[] {
  const { from, to } = event;
  if (isWholeDay(from))
    return [
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(nextDay(to ?? from))}`,
    ];
  const time = timeOfEvent(event, timeZone);
  if (!time) return [];
  return [
    `DTSTART:${inUtc(time.start)}`,
    ...(to === undefined ? [] : [`DTEND:${inUtc(time.end)}`]),
  ];
}

function inUtc(moment: number): string {
  return `${compact(new Date(moment).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length))}Z`;
}

function compact(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Breaks a line between characters, none of whose octets may be torn apart. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > LONGEST) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
