import { entriesByFolder } from '../../../check/model/entries-by-folder.ts';
import { parentOf } from '../../../check/model/entry.ts';
import type { LanguagePlan } from '../../../check/model/plan.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import { FEEDS } from '../../entries/feed-names.ts';
import { feedFiles } from '../../features/feeds/feeds.ts';
import type { GoodPage } from './good-pages.ts';

/**
 * A feed of a folder with entries as the build would write it; undefined if there is none.
 * @param pagesOf gives what is known of some pages
 */
export async function feedAt(
  pathname: string,
  {
    languages,
    sites: [site],
  }: { languages: LanguagePlan; sites: readonly [Pick<Site, 'name' | 'url'>, ...unknown[]] },
  pagesOf: (isMeant: (file: string) => boolean) => Promise<GoodPage[]>,
): Promise<string | undefined> {
  if (!FEEDS.some(({ file }) => pathname.endsWith(`/${file}`))) return undefined;
  const folder = parentOf(pathname);
  const pages = await pagesOf((file) =>
    [folder, parentOf(folder)].includes(parentOf(routeOf(file))),
  );
  return feedFiles(site, entriesByFolder(pages), languages, pages).get(pathname.slice(1));
}
