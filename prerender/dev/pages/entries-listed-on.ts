import { checkSite } from '../../../check/check-site.ts';
import type { OpenedSite } from '../../../check/context.ts';
import { type EntriesByFolder, parentOf } from '../../../check/entries/entry.ts';
import { listsOf } from '../../../check/entries/index-entries.ts';
import { entriesByFolder } from '../../../check/entries/entries-by-folder.ts';
import { routeOf } from '../../../check/files/route-of.ts';
import type { CheckCache } from '../../../check/page-result.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { checkInSlices } from './check-in-slices.ts';

/** The entries of the folders that a page lists, as they are on the disk now; only their pages are looked at. */
export async function entriesListedOn(
  { route, page }: { route: string; page: Page },
  opened: OpenedSite,
  cache: CheckCache,
): Promise<EntriesByFolder> {
  const lists = listsOf(page, route, opened.context.languages);
  if (lists.length === 0) return {};
  const folders = new Set(lists.map(({ folder }) => folder));
  const pages = opened.pageFiles.filter((file) => folders.has(parentOf(routeOf(file))));
  const checked = await checkSite(opened, { pages, run: checkInSlices, cache });
  return entriesByFolder(checked.pages);
}
