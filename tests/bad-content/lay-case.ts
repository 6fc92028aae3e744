import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listBlockTypes, loadSchemas } from '../../schema/load-schemas.ts';
import { type OpenOptions, openSite } from '../../check/open-site.ts';
import type { OpenedSite } from '../../check/context.ts';
import { findBlockFaults } from '../../prerender/own-blocks/component-faults.ts';

/**
 * Writes the site of a case: its files laid over those of good-site/, without what its removed.txt
 * lists, one path a line.
 *
 * @param name of the case, or good-site
 * @param folder that does not exist yet
 */
export function layCase(name: string, folder: string): void {
  const here = import.meta.dirname;
  cpSync(join(here, 'good-site'), folder, { recursive: true });
  cpSync(join(here, name), folder, { recursive: true, verbatimSymlinks: true });
  const list = join(here, name, 'removed.txt');
  if (!existsSync(list)) return;
  for (const file of readFileSync(list, 'utf8').trim().split('\n')) rmSync(join(folder, file));
}

const schemas = loadSchemas();

/**
 * Opens the site of a case as the check does: with its blocks judged, and on the host that its host.txt names.
 *
 * @param site folder that the case was laid into
 */
export async function openCase(
  site: string,
  decoded: Pick<OpenOptions, 'pictures' | 'fonts'>,
): Promise<OpenedSite> {
  const hostFile = join(site, 'host.txt');
  return openSite(site, {
    ...decoded,
    schemas,
    componentNames: listBlockTypes(),
    blockFaults: await findBlockFaults(site),
    host: existsSync(hostFile) ? readFileSync(hostFile, 'utf8').trim() : undefined,
  });
}
