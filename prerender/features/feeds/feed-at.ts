import { entriesByFolder } from '../../../check/model/entries/entries-by-folder.ts';
import { parentOf } from '../../../check/model/entries/entry.ts';
import type { LanguagePlan } from '../../../check/model/plan.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import { FEEDS } from '../../entries/feed-names.ts';
import type { LiveSite } from '../../pipeline/feature.ts';
import { feedFiles } from './feeds.ts';

/** What a feed is made of. */
interface FedSite extends Pick<LiveSite, 'pagesOf'> {
  content: { languages: LanguagePlan; sites: readonly [Pick<Site, 'name' | 'url'>, ...unknown[]] };
}

/** A feed of a folder with entries as the build would write it; undefined if there is none. */
export async function feedAt(
  pathname: string,
  { content, pagesOf }: FedSite,
): Promise<string | undefined> {
  if (!FEEDS.some(({ file }) => pathname.endsWith(`/${file}`))) return undefined;
  const {
    languages,
    sites: [site],
  } = content;
  const folder = parentOf(pathname);
  const pages = await pagesOf((file) =>
    [folder, parentOf(folder)].includes(parentOf(routeOf(file))),
  );
  return feedFiles(site, entriesByFolder(pages), languages, pages).get(pathname.slice(1));
}
