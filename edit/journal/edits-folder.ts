import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DATA = '.data';
const EDITS = `${DATA}/edits`;

/**
 * The folder that keeps the edits of a site. A site may come from somebody else: through a symbolic link in it, the
 * journal could overwrite any file of the person who edits.
 *
 * @param siteFolder path to it
 * @throws if the folder, or what is in it, is a symbolic link
 */
export function editsFolder(siteFolder: string): string {
  const folder = join(siteFolder, EDITS);
  const refuseLink = (name: string): boolean => {
    const stats = lstatSync(join(siteFolder, name), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink())
      throw new Error(`${name} is a symbolic link. Edits do not follow links. Remove it.`);
    return stats !== undefined;
  };
  if (refuseLink(DATA) && refuseLink(EDITS))
    for (const name of readdirSync(folder)) refuseLink(`${EDITS}/${name}`);
  return folder;
}
