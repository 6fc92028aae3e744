import { type OwnIcon, readOwnIcon } from './own-icon.ts';
import { readTextFile } from './read-file.ts';
import type { SiteFiles } from './site-files.ts';

/** `media/icons/instagram.svg` is the icon instagram. */
const ICON = /^icons\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;

/**
 * Reads the site's own icons.
 * @param media paths of all files below media/
 * @returns icons by name
 */
export function readOwnIcons(site: SiteFiles, media: Iterable<string>): Map<string, OwnIcon> {
  const icons = new Map<string, OwnIcon>();
  for (const path of media) {
    const name = nameOfIcon(path);
    if (name === undefined) continue;
    const read = readTextFile(site, `media/${path}`);
    icons.set(name, 'source' in read ? readOwnIcon(read.source.text) : { fault: `${read.fault}.` });
  }
  return icons;
}

/** The name of the icon that a file below media/ is; nothing for all other files. */
export function nameOfIcon(path: string): string | undefined {
  return ICON.exec(path)?.[1];
}
