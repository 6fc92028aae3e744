import { relative, resolve, sep } from 'node:path';
import { OWN_BLOCKS } from '../../schema/own-blocks/own-block.ts';
import { OWN_FEATURES } from '../../schema/own-features/own-feature.ts';
import { isWithin } from './leads-out.ts';

/** Folders of the engine whose files pages are made of. */
const DRAWN = new Set(['check', 'renderer', 'schema', 'theme']);

/** Folders of a site in which the server looks for changes. */
export const SITE_FOLDERS = ['pages', 'forms', 'media', 'public', OWN_FEATURES, OWN_BLOCKS];

/**
 * What the watcher leaves alone in the folder of the engine: what no page is made of. In a clone of it these are tests
 * and what they and builds write, ten thousand files, to which a second goes before the first page.
 *
 * @param folder of the engine
 * @param site that is shown, whose files are watched by name; it may be in that folder
 * @returns whether a path is such a file, or a folder in such a folder
 */
export function notDrawn(folder: string, site: string): (path: string) => boolean {
  const engine = resolve(folder);
  return (path) => {
    if (!isWithin(engine, path)) return false;
    if (site !== engine && isWithin(site, path)) return false;
    const [top = '', ...below] = relative(engine, path).split(sep);
    return below.length > 0 && !DRAWN.has(top) && (site !== engine || !SITE_FOLDERS.includes(top));
  };
}
