import { entriesByFolder } from '../../../check/model/entries/entries-by-folder.ts';
import { parentOf } from '../../../check/model/entries/entry.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { changeDays } from '../../entries/change-days.ts';
import { CALENDARS } from '../../entries/event-data.ts';
import type { LiveSite } from '../../pipeline/feature.ts';
import { calendarFiles } from './calendar-files.ts';

/** A calendar of events as the build would write it; undefined if there is none. */
export async function calendarAt(
  pathname: string,
  { content, pagesOf }: Pick<LiveSite, 'content' | 'pagesOf'>,
): Promise<string | undefined> {
  if (!Object.values(CALENDARS).some((file) => pathname.endsWith(`/${file}`))) return undefined;
  const {
    sites: [site],
    ledger,
  } = content;
  const at = parentOf(pathname);
  const pages = await pagesOf((file) => {
    const route = routeOf(file);
    return route === at || parentOf(route) === at;
  });
  const { name, url, timeZone } = site;
  return calendarFiles(
    { name, url, timeZone, changeDays: changeDays(pages, ledger) },
    entriesByFolder(pages),
    pages,
  ).get(pathname.slice(1));
}
