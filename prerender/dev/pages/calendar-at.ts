import { entriesByFolder } from '../../../check/model/entries-by-folder.ts';
import { parentOf } from '../../../check/model/entry.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { changeDays } from '../../entries/change-days.ts';
import { CALENDARS } from '../../entries/event-data.ts';
import { calendarFiles } from '../../features/events/calendar-files.ts';
import type { SiteContent } from '../../render/page-context.ts';
import type { GoodPage } from './good-pages.ts';

/**
 * A calendar of events as the build would write it; undefined if there is none.
 * @param pagesOf gives what is known of some pages
 */
export async function calendarAt(
  pathname: string,
  { sites: [site], ledger }: Pick<SiteContent, 'sites' | 'ledger'>,
  pagesOf: (isMeant: (file: string) => boolean) => Promise<GoodPage[]>,
): Promise<string | undefined> {
  if (!Object.values(CALENDARS).some((file) => pathname.endsWith(`/${file}`))) return undefined;
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
