import type { EntriesByFolder, RoutedEntry } from '../../../check/model/entries/entry.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { CALENDARS } from '../../entries/event-data.ts';
import { calendarOf, type CalendarSite, type EventEntry } from './calendar.ts';

/**
 * The calendars of all events: of each one, at the address of its page, and of each folder, at that of the folder.
 * @param pages those at the addresses of the folders lend them their titles
 * @returns texts by file
 */
export function calendarFiles(
  site: CalendarSite & { name: string },
  entries: EntriesByFolder,
  pages: readonly Pick<PageResult, 'file' | 'index'>[],
): Map<string, string> {
  const titles = new Map(pages.map(({ file, index }) => [routeOf(file), index?.listing?.title]));
  const files = Object.entries(entries).flatMap(([folder, all]): [string, string][] => {
    const events = all.filter(isEvent);
    if (events.length === 0) return [];
    const title = titles.get(folder);
    const name = title === undefined ? site.name : `${title} | ${site.name}`;
    return [
      [fileAt(folder, CALENDARS.all), calendarOf(events, site, name)],
      ...events.map((event): [string, string] => [
        fileAt(event.route, CALENDARS.one),
        calendarOf([event], site),
      ]),
    ];
  });
  return new Map(files);
}

function isEvent(entry: RoutedEntry): entry is EventEntry {
  return entry.event !== undefined;
}

function fileAt(route: string, file: string): string {
  return `${route === '/' ? '' : `${route.slice(1)}/`}${file}`;
}
