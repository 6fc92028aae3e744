import type { Site } from '../schema/generated/content.d.ts';
import type { BuildRecord } from './build-record.ts';
import type { DistFolder } from './dist-folder.ts';
import { findNames } from './find-names.ts';
import type { SiteFolders } from './folders.ts';
import { makeOnce } from './make-once.ts';
import type { PageSummary } from './page-tasks.ts';
import { makePicture, makeShareImage, urlsOf } from './pictures.ts';

/** Makes every picture that the site or a page shows, and those for shared links. */
export async function makeSitePictures(
  site: Site,
  pages: readonly PageSummary[],
  { last, dist, folders }: { last: BuildRecord; dist: DistFolder; folders: SiteFolders },
): Promise<Pick<BuildRecord, 'pictures' | 'shareImages'>> {
  const shown = new Set([
    ...findNames(site).pictures,
    ...pages.flatMap(({ needs }) => needs?.pictures ?? []),
  ]);
  const shared = new Set([
    site.shareImage,
    ...pages.flatMap(({ needs }) => needs?.shareImage ?? []),
  ]);
  const where = { media: folders.media, dist };
  const pictures = await makeOnce(shown, last.pictures, where, {
    make: (src) => makePicture(src, folders),
    urlsOf,
  });
  const shareImages = await makeOnce(shared, last.shareImages, where, {
    make: (src) => makeShareImage(src, folders),
    urlsOf: (url) => [url],
  });
  return { pictures, shareImages };
}
