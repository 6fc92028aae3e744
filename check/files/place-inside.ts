import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Where a file of a folder is once symbolic links are followed, or, of one that is not there yet, the folder that it
 * will be in. The folder may come from somebody else, and then the links in it do, too.
 *
 * @param folder that is there
 * @param name path from the folder
 * @returns a path from the folder, with slashes; nothing if a link leads out of it, or to nothing
 */
export function placeInside(folder: string, name: string): string | undefined {
  try {
    let path = join(folder, name);
    while (!lstatSync(path, { throwIfNoEntry: false })) path = dirname(path);
    const place = relative(realpathSync(folder), realpathSync(path)).split(sep);
    return place[0] === '..' ? undefined : place.join('/');
  } catch {
    return undefined;
  }
}
