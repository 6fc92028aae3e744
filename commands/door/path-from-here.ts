import { join, relative } from 'node:path';

/**
 * The path of a file as the person who typed the command can open it: from the current folder.
 * @param file path from the site folder
 */
export function pathFromHere(site: string, file: string): string {
  return relative('.', join(site, file));
}
