import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Where the files of a site are read from. */
export interface SiteFiles {
  /** The site folder, absolute and without symbolic links. */
  folder: string;
  /**
   * Texts that replace those on the disk, by path from the site folder; nothing for a file that would be
   * gone. Without it, everything is as it is on the disk.
   */
  unsaved?: ReadonlyMap<string, string | undefined>;
}

/** @param file path from the site folder */
export function hasFile({ folder, unsaved }: SiteFiles, file: string): boolean {
  return unsaved?.has(file) ? unsaved.get(file) !== undefined : existsSync(join(folder, file));
}

/**
 * A folder that somebody has named, absolute and without symbolic links.
 * @throws if there is none
 */
export function realFolder(folder: string): string {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  return realpathSync(folder);
}
