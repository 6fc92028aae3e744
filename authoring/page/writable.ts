import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Files that may be written: pages, forms, site.yaml in each language, and what lies below media/. */
const WRITABLE =
  /^(?:site(?:\.[a-z]{2,3}(?:-[A-Za-z\d]+)*)?\.yaml|(?:pages|forms)\/.+\.yaml|media\/.+)$/;

/** Where those are, once symbolic links are followed; nothing for the folder of the site itself. */
const WRITABLE_PLACE = /^(?:|site[^/]*\.yaml|(?:pages|forms|media)(?:\/.*)?)$/;

/**
 * @param folder of the site
 * @throws for a path that leads anywhere else, be it over a symbolic link
 */
export function refuseOtherFiles(folder: string, file: string): void {
  const isTidy = !file.split(/[/\\]/).some((step) => step === '' || step.startsWith('.'));
  if (isTidy && WRITABLE.test(file) && WRITABLE_PLACE.test(placeOf(folder, file))) return;
  throw new Error(`${file} is no file to edit: only pages/, forms/, site.yaml and media/ are.`);
}

/** The path from the site folder of a file, or of what is there of its folders, without symbolic links. */
function placeOf(folder: string, file: string): string {
  let path = join(folder, file);
  while (!existsSync(path)) path = dirname(path);
  return relative(realpathSync(folder), realpathSync(path)).split(sep).join('/');
}
