import { timeOfEvent, isWholeDay } from '../../check/model/entries/event-time.ts';
import { type EntriesByFolder, parentOf } from '../../check/model/entries/entry.ts';
import { writeMoment } from '../../check/dates/moment.ts';
import type { EventData, ListedEvent, SiteData } from '../../renderer/data/types.ts';
import type { EntryEvent, PageEntry } from '../../schema/generated/content.d.ts';
import { eventText, priceText, whenOf } from './event-texts.ts';

/** The calendar file of one event, at the address of its page, and of all events of a folder, at that of the folder. */
export const CALENDARS = { one: 'event.ics', all: 'calendar.ics' } as const;

/**
 * What the page of an event knows of it beyond its fields; nothing for all other pages.
 * @param entries tell whether it is over
 */
export function eventData(
  { route, entry }: { route: string; entry: PageEntry | undefined },
  { timeZone }: Pick<SiteData['site'], 'timeZone'>,
  language: string,
  entries: EntriesByFolder = {},
): EventData | undefined {
  const event = entry?.event;
  if (!event) return undefined;
  const listed = entries[parentOf(route)]?.find((one) => one.route === route);
  const isOver = listed?.time?.isOver;
  const price = event.price && priceText(event.price, language);
  return {
    when: whenOf(event),
    ...changedStatus(event, isOver),
    ...(isOver && { isOver }),
    ...(!isOver && event.status !== 'canceled' && { calendar: `${route}/${CALENDARS.one}` }),
    startDate: writtenTime(event, 'from', timeZone) ?? event.from,
    ...(event.to !== undefined && { endDate: writtenTime(event, 'to', timeZone) ?? event.to }),
    ...(price !== undefined && { price }),
  };
}

/** That an event is not as planned; nobody has to know of one that is over that it was sold out. */
export function changedStatus(
  { status }: Pick<EntryEvent, 'status'>,
  isOver = false,
): Pick<ListedEvent, 'status'> {
  return status === 'scheduled' || (isOver && status === 'sold-out') ? {} : { status };
}

/** The time of an event with its distance from UTC, as search engines want it; a whole day stays one. */
function writtenTime(
  event: EntryEvent,
  name: 'from' | 'to',
  timeZone: string | undefined,
): string | undefined {
  const text = event[name];
  if (text === undefined || isWholeDay(text) || /(Z|[+-]\d{2}:\d{2})$/.test(text)) return text;
  const time = timeOfEvent(event, timeZone);
  return time && writeMoment(name === 'from' ? time.start : time.end, timeZone);
}

/** The times of some events as readers of a language write them, by what they are looked up by. */
export function eventTexts(
  events: readonly Pick<EntryEvent, 'from' | 'to'>[],
  language: string,
): Record<string, string> {
  return Object.fromEntries(
    events.map((event) => [whenOf(event), eventText(whenOf(event), language)]),
  );
}
