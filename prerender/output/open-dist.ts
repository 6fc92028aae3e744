import { MANIFEST_FILE } from '../../check/files/foreign-folder.ts';
import type { SiteFolders } from '../paths.ts';
import { OutputDir } from './output-dir.ts';
import { claimFolder } from './written-folder.ts';

/**
 * The folder that a site is built into, marked as the engine's.
 * @throws with a sentence if `dist/` holds something else
 */
export function openDist(folders: SiteFolders): OutputDir {
  claimFolder(folders.dist, folders);
  const dist = new OutputDir(folders);
  dist.add([`/${MANIFEST_FILE}`]);
  return dist;
}
