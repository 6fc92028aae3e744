import { collectPageTexts, hrefsOf } from '../../../check/collect-texts.ts';
import { relatedAddresses } from '../../../check/model/entries/index-related.ts';
import { listsOf } from '../../../check/model/entries/index-entries.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { entriesByFolder } from '../../../check/model/entries/entries-by-folder.ts';
import { parentOf } from '../../../check/model/entries/entry.ts';
import { listPageAt } from '../../../check/model/entries/list-pages.ts';
import { isInFolder, manualFolders } from '../../../check/model/manual-folders.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { addressesAbove } from '../../../check/model/section-titles.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { withUnlisted } from '../../publish/published-site.ts';
import type { SiteContent } from '../../render/page-context.ts';
import type { GoodPage } from './good-pages.ts';

interface DrawnPage {
  route: string;
  page: Page;
}

/**
 * Adds to what a site says what a page says about other pages, so that none has to be looked at besides those before it
 * is drawn; of all others it is known that they are there.
 * @param drawn the page; without one, what all pages say about others is added
 * @param pagesOf gives what is known of some pages
 */
export async function contentAround(
  drawn: DrawnPage | undefined,
  content: SiteContent,
  { pageFiles, context }: OpenedSite,
  pagesOf: (isMeant: (file: string) => boolean) => Promise<GoodPage[]>,
): Promise<SiteContent> {
  const isListed = isInManual(content, context.routes);
  const isShown = drawn && isAround(drawn, content, context.routes);
  const around = await pagesOf((file) => isListed(file) || isShown?.(file) === true);
  const known = new Map(around.map((page) => [page.file, page]));
  return {
    ...content,
    languages: withUnlisted(content.languages, around),
    pages: pageFiles.map((file) => known.get(file) ?? { file }),
    entries: entriesByFolder(around, context),
  };
}

/** Tells the pages that manuals list by their folders, and the originals of those that are not translated. */
function isInManual(
  { sites, languages }: SiteContent,
  routes: ReadonlyMap<string, string>,
): (file: string) => boolean {
  const folders = sites.flatMap((site) => manualFolders(site, languages));
  const listed = [...routes].filter(([route]) => isInFolder(route, folders));
  const files = new Set(listed.map(([, file]) => file));
  return (file) => files.has(file);
}

/**
 * Tells a page itself, those that its lists show, those that it shows something of, its translations, those on the way to it, and where the site shows
 * frames those that it links to, which may show some.
 */
function isAround(
  { route, page }: DrawnPage,
  { languages, schemas, sites: [site] }: SiteContent,
  routes: ReadonlyMap<string, string>,
): (file: string) => boolean {
  const { first } = listPageAt(route);
  const lists = listsOf(page, first, languages).map(({ folder }) => folder);
  const folders = new Set(lists.length > 0 ? [...lists, first] : []);
  const links = site.embeds.length > 0 ? collectPageTexts(schemas, page).flatMap(hrefsOf) : [];
  const named = [
    first,
    ...addressesAbove(route),
    ...Object.values(languages.pages[first] ?? {}),
    ...[...links, ...relatedAddresses(page)].map((href) => href.replace(/#.*/, '')),
  ];
  const files = new Set(named.map((address) => routes.get(address)));
  return (file) => files.has(file) || folders.has(parentOf(routeOf(file)));
}
