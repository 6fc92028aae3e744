import type { PageIndex } from '../../check/page-index.ts';
import type { BuildManifest } from '../cache/records.ts';
import type { OutputDir } from '../output/output-dir.ts';
import type { SiteFolders } from '../engine/paths.ts';
import { buildIfChanged } from '../cache/build-if-changed.ts';
import { makePicture, makeShareImage, urlsOf } from './pictures.ts';

/**
 * Makes every picture that the site or a page shows, and those for shared links.
 *
 * @param indexes of site.yaml and of all pages
 */
export async function makeSitePictures(
  indexes: readonly PageIndex[],
  { last, dist, folders }: { last: BuildManifest; dist: OutputDir; folders: SiteFolders },
): Promise<Pick<BuildManifest, 'pictures' | 'shareImages'>> {
  const shown = new Set(indexes.flatMap(({ pictures }) => pictures));
  const shared = new Set(indexes.flatMap(({ shareImages }) => shareImages));
  const where = { media: folders.media, dist };
  const pictures = await buildIfChanged(shown, last.pictures, where, {
    make: (src) => makePicture(src, folders),
    urlsOf,
  });
  const shareImages = await buildIfChanged(shared, last.shareImages, where, {
    make: (src) => makeShareImage(src, folders),
    urlsOf: (url) => [url],
  });
  return { pictures, shareImages };
}
