import { entriesByFolder } from '../../check/model/entries/entries-by-folder.ts';
import { parentOf } from '../../check/model/entries/entry.ts';
import type { LanguagePlan } from '../../check/model/plan.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { FeatureFile } from '../../schema/own-features/feature.ts';
import { changeDays } from '../entries/change-days.ts';
import { CALENDARS } from '../entries/event-data.ts';
import { FEEDS } from '../entries/feed-names.ts';
import { calendarFiles } from '../features/events/calendar-files.ts';
import { feedFiles } from '../features/feeds/feeds.ts';
import { featureFiles } from '../features/own-features/emit-files.ts';
import type { SiteContent } from '../render/page-context.ts';
import type { GoodPage } from './pages/good-pages.ts';
import type { DevSite } from './site.ts';

/** Gives what is known of some pages. */
type PagesOf = (isMeant: (file: string) => boolean) => Promise<GoodPage[]>;

/** Files that features make of all pages of a site, as the build would write them of what is on disk now. */
export class DevFiles {
  readonly #site: Pick<DevSite, 'content' | 'pagesOf'>;

  constructor(site: Pick<DevSite, 'content' | 'pagesOf'>) {
    this.#site = site;
  }

  /** A feed of entries; undefined if there is none. */
  async feed(pathname: string): Promise<string | undefined> {
    const { opened, content } = await this.#site.content();
    return opened && content && feedAt(pathname, content, this.#site.pagesOf(opened));
  }

  /** A calendar of events; undefined if there is none. */
  async calendar(pathname: string): Promise<string | undefined> {
    const { opened, content } = await this.#site.content();
    return opened && content && calendarAt(pathname, content, this.#site.pagesOf(opened));
  }

  /**
   * A file that a feature of the site's own makes; undefined if there is none.
   * @throws FeatureFailure if one fails
   */
  async ofFeatures(pathname: string): Promise<FeatureFile['content'] | undefined> {
    const { opened, content } = await this.#site.content();
    if (!opened || !content) return undefined;
    const { features, languages } = opened.context;
    if (!features.some(({ feature }) => feature.emit)) return undefined;
    const pages = await this.#site.pagesOf(opened)(() => true);
    const files = await featureFiles(features, { site: content.sites[0], pages, languages });
    return files.find(({ path }) => `/${path}` === pathname)?.content;
  }
}

/** A feed of a folder with entries as the build would write it; undefined if there is none. */
export async function feedAt(
  pathname: string,
  {
    languages,
    sites: [site],
  }: { languages: LanguagePlan; sites: readonly [Pick<Site, 'name' | 'url'>, ...unknown[]] },
  pagesOf: PagesOf,
): Promise<string | undefined> {
  if (!FEEDS.some(({ file }) => pathname.endsWith(`/${file}`))) return undefined;
  const folder = parentOf(pathname);
  const pages = await pagesOf((file) =>
    [folder, parentOf(folder)].includes(parentOf(routeOf(file))),
  );
  return feedFiles(site, entriesByFolder(pages), languages, pages).get(pathname.slice(1));
}

/** A calendar of events as the build would write it; undefined if there is none. */
async function calendarAt(
  pathname: string,
  { sites: [site], ledger }: Pick<SiteContent, 'sites' | 'ledger'>,
  pagesOf: PagesOf,
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
