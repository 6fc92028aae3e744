import type { BuildManifest, PageIndex } from '../../schema/generated/data.d.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { Palette } from '../../theme/palette.ts';
import type { OutputDir } from '../output/output-dir.ts';
import type { SiteFolders } from '../paths.ts';
import type { ShowProgress } from '../progress.ts';
import { makeIfChanged } from '../output/make-if-changed.ts';
import { makePicture, makeShareImage, urlsOf } from './pictures.ts';

interface Making {
  last: BuildManifest;
  dist: OutputDir;
  folders: SiteFolders;
  /** What drawings take their colors from. */
  palette: Palette;
  showProgress: ShowProgress;
}

/**
 * Makes every picture that the site or a page shows, and those for shared links.
 *
 * @param indexes of site.yaml and of all pages
 */
export async function makeSitePictures(
  indexes: readonly PageIndex[],
  { last, dist, folders, palette, showProgress }: Making,
): Promise<Pick<BuildManifest, 'pictures' | 'shareImages'>> {
  const shown = new Set(indexes.flatMap(({ pictures }) => pictures));
  const shared = new Set(indexes.flatMap(({ shareImages }) => shareImages));
  const where = { media: folders.media, dist, key: digestOf(JSON.stringify(palette)) };
  const pictures = await makeIfChanged(shown, last.pictures, where, {
    make: (src) => makePicture(src, folders, palette),
    urlsOf,
    onProgress: showProgress('Making pictures'),
  });
  const shareImages = await makeIfChanged(shared, last.shareImages, where, {
    make: (src) => makeShareImage(src, folders, palette),
    urlsOf: (url) => [url],
    onProgress: showProgress('Making pictures for shared links'),
  });
  return { pictures, shareImages };
}
