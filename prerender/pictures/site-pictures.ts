import type { Site } from '../../schema/generated/content.d.ts';
import type { BuildManifest } from '../cache/build-manifest.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { collectAssets } from './collect-assets.ts';
import type { SiteFolders } from '../engine/paths.ts';
import { buildIfChanged } from '../cache/build-if-changed.ts';
import type { PageSummary } from '../workers/page-tasks.ts';
import { makePicture, makeShareImage, urlsOf } from './pictures.ts';

/** Makes every picture that the site or a page shows, and those for shared links. */
export async function makeSitePictures(
  site: Site,
  pages: readonly PageSummary[],
  { last, dist, folders }: { last: BuildManifest; dist: OutputDir; folders: SiteFolders },
): Promise<Pick<BuildManifest, 'pictures' | 'shareImages'>> {
  const shown = new Set([
    ...collectAssets(site).pictures,
    ...pages.flatMap(({ needs }) => needs?.pictures ?? []),
  ]);
  const shared = new Set([
    site.shareImage,
    ...pages.flatMap(({ needs }) => needs?.shareImage ?? []),
  ]);
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
