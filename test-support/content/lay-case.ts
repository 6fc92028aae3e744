import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listBlockTypes } from '../../schema/load-schemas.ts';
import type { OpenOptions } from '../../check/model/opening.ts';
import { openSite } from '../../check/open-site.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { loadOwnFeatures } from '../../prerender/own-features/load-features.ts';
import { readThemeCss } from '../../prerender/theme/css/read-theme-css.ts';
import { findBlockFaults } from '../../prerender/own-blocks/component-faults.ts';

/** Each folder is a case. */
const cases = join(import.meta.dirname, '../../tests/bad-content');
const good = join(cases, 'good-site');

/**
 * Writes the site of a case: its files laid over those of good-site/, without what its removed.txt
 * lists, one path a line.
 *
 * @param name of the case, or good-site
 * @param folder that does not exist yet
 */
export function layCase(name: string, folder: string): void {
  // Commands that are tested on it keep a cache there.
  cpSync(good, folder, { recursive: true, filter: (path) => basename(path) !== '.cache' });
  if (name !== 'good-site') layOver(name, folder);
}

/** Makes the good site in a folder that of a case, and writes no file that is the same in both. */
export function layOver(name: string, folder: string): void {
  cpSync(join(cases, name), folder, { recursive: true, verbatimSymlinks: true });
  for (const file of removedBy(name)) rmSync(join(folder, file));
}

/** Makes the site of a case the good one again, and writes no file that the case left as it was. */
export function takeBack(name: string, folder: string): void {
  const copyGood = (file: string) =>
    cpSync(join(good, file), join(folder, file), { recursive: true });
  for (const file of pathsOf(name)) {
    rmSync(join(folder, file), { recursive: true });
    if (existsSync(join(good, file))) copyGood(file);
  }
  for (const file of removedBy(name)) copyGood(file);
}

function removedBy(name: string): string[] {
  const list = join(cases, name, 'removed.txt');
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
}

/** What a case has of its own: files, and whole folders that good-site/ has not. */
function pathsOf(name: string, below = '.'): string[] {
  return readdirSync(join(cases, name, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    const isInBoth =
      entry.isDirectory() && statSync(join(good, path), { throwIfNoEntry: false })?.isDirectory();
    return isInBoth ? pathsOf(name, path) : [path];
  });
}

/**
 * Opens the site of a case as the check does: with its blocks judged, and on the host that its host.txt names.
 *
 * @param site folder that the case was laid into
 */
export async function openCase(
  site: string,
  options: Pick<OpenOptions, 'pictures' | 'fonts' | 'asOf'>,
): Promise<OpenedSite> {
  const hostFile = join(site, 'host.txt');
  return openSite(site, {
    ...options,
    componentNames: listBlockTypes(),
    blockFaults: await findBlockFaults(site),
    ownFeatures: await loadOwnFeatures(site),
    themeCss: await readThemeCss(site),
    host: existsSync(hostFile) ? readFileSync(hostFile, 'utf8').trim() : undefined,
  });
}
