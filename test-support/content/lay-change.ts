import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkSite } from '../../check/check-site.ts';
import { SiteState } from '../../authoring/changes/site-state.ts';
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';
import { openCase } from './lay-case.ts';

const tests = join(import.meta.dirname, '../../tests');

/** Each folder is a case: two states of a site, as files laid over the good site. */
export const CHANGES = join(tests, 'changes');

/**
 * Writes both states of a case: what its before/ and after/ have, laid over the good site, without what a removed.txt
 * there lists.
 *
 * @param folder that does not exist yet
 * @returns the folders of the two sites
 */
export function layChange(name: string, folder: string): { before: string; after: string } {
  const lay = (side: string): string => {
    const site = join(folder, side);
    const good = join(tests, 'bad-content/good-site');
    cpSync(good, site, { recursive: true, filter: (path) => basename(path) !== '.cache' });
    const own = join(CHANGES, name, side);
    if (existsSync(own)) cpSync(own, site, { recursive: true });
    const list = join(site, 'removed.txt');
    if (!existsSync(list)) return site;
    for (const file of readFileSync(list, 'utf8').trim().split('\n')) rmSync(join(site, file));
    rmSync(list);
    return site;
  };
  return { before: lay('before'), after: lay('after') };
}

/** Both states of a case as a report compares them, with what its options.json asks for. */
export async function readChange(
  name: string,
  folder: string,
): Promise<{ before: SiteState; after: SiteState; options: Record<string, unknown> }> {
  const sites = layChange(name, folder);
  const file = join(CHANGES, name, 'options.json');
  const options = existsSync(file) ? readJson(file, isRecord) : {};
  const read = async (site: string): Promise<SiteState> => {
    const asOf = options['asOf'];
    const opened = await openCase(site, typeof asOf === 'string' ? { asOf } : {});
    return new SiteState({ opened, ...(await checkSite(opened)) }, options['published'] === true);
  };
  return { before: await read(sites.before), after: await read(sites.after), options };
}
