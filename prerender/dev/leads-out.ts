import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * What the watcher leaves alone: where a link leads out of these folders. The check refuses such a file, and to follow the
 * link may be to watch all of `/dev`.
 * @param folders that are there; links to them are followed
 * @returns whether a path leads out of all of them; one that is not there does not
 */
export function leadsOut(folders: string[]): (path: string) => boolean {
  const real = folders.map((folder) => realpathSync(folder));
  return (path) => {
    const target = realOf(path);
    return target !== undefined && !real.some((folder) => isWithin(folder, target));
  };
}

/** Whether a path is a folder, or in it; both as `resolve` gives them. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
