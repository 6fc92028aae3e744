import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The YAML files below a folder, as paths from it. No symbolic link is followed: bad content has some that lead out of
 * the project, to whatever lies on this machine.
 */
export function yamlFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
