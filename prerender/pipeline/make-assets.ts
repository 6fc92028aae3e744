import { join } from 'node:path';
import type { EngineBundle } from '../bundle/engine-bundle.ts';
import type { LastBuild } from '../records.ts';
import type { SiteFolders } from '../paths.ts';
import { bundleFolder, hashEngine } from '../engine/engine-hash.mjs';
import { fileAt } from '../output/media-urls.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { makeSitePictures } from '../pictures/site-pictures.ts';
import type { ShowProgress } from '../progress.ts';
import { linkNotes } from '../render/data/link-notes.ts';
import type { SiteAssets } from '../render/render-context.ts';
import { makeShareCards } from '../share-cards/share-cards.ts';
import { takeOwnFont } from '../theme/fonts/own-fonts.ts';
import { writeSiteIcons } from '../theme/site-icons.ts';
import { makeSiteTheme } from '../theme/site-theme.ts';
import { shownTexts } from './shown-texts.ts';
import type { SiteToBuild } from './site-to-build.ts';

interface Making {
  /** Whose scripts and sheets pages load. */
  code: EngineBundle;
  folders: SiteFolders;
  dist: OutputDir;
  last: LastBuild;
  showProgress: ShowProgress;
}

/**
 * Makes fonts, pictures, icons and the pictures for shared links of a site, those of the last build that are as they
 * were not again.
 * @throws naming the file, if a font or picture cannot be read
 */
export async function makeAssets(
  toBuild: SiteToBuild,
  { code, folders, dist, last, showProgress }: Making,
): Promise<SiteAssets> {
  const { site, sites, rendered, indexes, opened } = toBuild;
  const { context, css = '' } = opened;
  for (const file of code.files) dist.copy(join(code.folder, file), file);
  const downloads = linkNotes({ indexes, pages: rendered }, site, {
    publicFiles: context.publicFiles,
    folder: folders.public,
  });
  const texts = shownTexts(toBuild, Object.values(downloads));
  takeOwnFont(bundleFolder(hashEngine()), folders.cache);
  const theme = await makeSiteTheme({ ...site, css, others: sites }, texts, folders);
  for (const [url, content] of theme.files) dist.write(fileAt(url), content);
  const { palette } = theme;
  const { languages } = context;
  return {
    theme,
    downloads,
    ...(await makeSitePictures(indexes, { last, dist, folders, palette, showProgress })),
    faviconUrl: await writeSiteIcons(site, { dist, folders, palette }),
    cards: await makeShareCards(sites, rendered, {
      folders,
      dist,
      palette,
      languages,
      onProgress: showProgress('Drawing pictures for shared links'),
    }),
  };
}
