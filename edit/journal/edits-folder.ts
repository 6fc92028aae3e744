import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DATA = '.data';

/**
 * A folder that keeps edits of a site. A site may come from somebody else: through a symbolic link in it, the
 * journal could overwrite any file of the person who edits.
 *
 * @param siteFolder path to it
 * @param name `edits` for those that were made in its files, `studio` for those of its draft
 * @throws if the folder, or what is in it, is a symbolic link
 */
export function editsFolder(siteFolder: string, name: 'edits' | 'studio' = 'edits'): string {
  const home = `${DATA}/${name}`;
  const folder = join(siteFolder, home);
  const refuseLink = (file: string): boolean => {
    const stats = lstatSync(join(siteFolder, file), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink())
      throw new Error(`${file} is a symbolic link. Edits do not follow links. Remove it.`);
    return stats !== undefined;
  };
  if (refuseLink(DATA) && refuseLink(home))
    for (const file of readdirSync(folder)) refuseLink(`${home}/${file}`);
  return folder;
}
