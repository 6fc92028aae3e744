import type { Diagnostic } from '../schema/generated/data.d.ts';
import type { OpenedSite } from '../check/model/context.ts';
import type { OpenOptions } from '../check/model/opening.ts';
import { openSite } from '../check/open-site.ts';
import { writeEditorSchemas } from '../prerender/editor-schemas/editor-schemas.ts';
import { listComponents, type SiteFolders } from '../prerender/paths.ts';
import { listOwnSources } from '../prerender/bundle/block-sources.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { findBlockFaults } from '../prerender/own-blocks/component-faults.ts';
import { type ShowProgress, silently } from '../prerender/progress.ts';
import { loadOwnFeatures } from '../prerender/own-features/load-features.ts';
import { decodePictures } from '../prerender/pictures/decode-pictures.ts';
import { readThemeCss } from '../prerender/theme/css/read-theme-css.ts';
import { decodeFonts } from '../prerender/theme/fonts/decode-fonts.ts';

/**
 * Opens a site with all that the check of commands can judge: pictures and fonts are decoded, components compared with
 * schemas, the code of its own blocks is read and their examples are drawn, that of its own features is loaded. The
 * schemas for editors are written again.
 * @param site its folder, as messages name it
 * @throws if it is not a site
 */
export async function openWholeSite(
  site: string,
  folders: SiteFolders,
  options: Pick<OpenOptions, 'asOf' | 'drafts' | 'host' | 'unsaved'>,
  showProgress: ShowProgress = silently,
): Promise<OpenedSite> {
  const opened = openSite(site, {
    ...options,
    componentNames: listComponents(),
    blockFaults: await judgeBlocks(site, folders),
    ownFeatures: await loadOwnFeatures(site),
    pictures: await decodePictures(folders, showProgress('Reading pictures')),
    fonts: await decodeFonts(folders),
    themeCss: await readThemeCss(folders.root),
  });
  writeEditorSchemas(opened);
  return opened;
}

/** What cannot be built is not drawn. */
async function judgeBlocks(site: string, folders: SiteFolders): Promise<Diagnostic[]> {
  const faults = await findBlockFaults(site);
  const hasErrors = faults.some(({ severity }) => severity === 'error');
  if (hasErrors || listOwnSources(folders.root).length === 0) return faults;
  // Loaded by sites with blocks of their own only.
  const { findDrawnFaults } = await import('../prerender/drawn-blocks/drawn-faults.ts');
  return [...faults, ...(await findDrawnFaults(hashEngine(), folders))];
}
