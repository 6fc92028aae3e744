import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listBelow } from '../../check/files/list-below.ts';

/**
 * The YAML files below a folder, as paths from it. No symbolic link is followed: bad content has some that lead out of
 * the project, to whatever is on this machine.
 */
export function yamlFilesBelow(folder: string): string[] {
  return listBelow(folder).filter(
    (file) => file.endsWith('.yaml') && lstatSync(join(folder, file)).isFile(),
  );
}
