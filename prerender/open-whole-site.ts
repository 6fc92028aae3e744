import type { OpenedSite } from '../check/context.ts';
import { type OpenOptions, openSite } from '../check/open-site.ts';
import { writeEditorSchemas } from './editor-schemas/editor-schemas.ts';
import { listComponents, type SiteFolders } from './engine/paths.ts';
import { findBlockFaults } from './own-blocks/component-faults.ts';
import { decodePictures } from './pictures/decode-pictures.ts';
import { decodeFonts } from './theme/fonts/decode-fonts.ts';

/**
 * Opens a site with all that the check can judge: pictures and fonts are decoded, components compared with schemas, the
 * code of its own blocks is read. The schemas for editors are written anew.
 * @param site its folder, as messages name it
 * @throws if it is no site
 */
export async function openWholeSite(
  site: string,
  folders: SiteFolders,
  options: Pick<OpenOptions, 'asOf' | 'drafts' | 'host'> = {},
): Promise<OpenedSite> {
  const opened = openSite(site, {
    ...options,
    componentNames: listComponents(),
    blockFaults: await findBlockFaults(site),
    pictures: await decodePictures(folders),
    fonts: await decodeFonts(folders),
  });
  writeEditorSchemas(opened);
  return opened;
}
