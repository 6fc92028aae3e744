import { join } from 'node:path';
import { changesBetween } from '../authoring/changes/changes-between.ts';
import { layGitSite } from '../authoring/changes/git-site.ts';
import type { TwoStates } from '../authoring/changes/page-changes.ts';
import { SiteState } from '../authoring/changes/site-state.ts';
import { withFreshCache } from '../prerender/cache/fresh-cache.ts';
import { refuseLinks } from '../prerender/output/refuse-links.ts';
import { siteFolders } from '../prerender/paths.ts';
import type { ShowProgress } from '../prerender/progress.ts';
import type { Changes } from '../schema/generated/data.d.ts';
import { checkOpened } from './check-site.ts';
import { openWholeSite } from './open-whole-site.ts';

export interface ChangesOptions {
  /** A commit to compare the folder with, or two, as in main..HEAD; HEAD by default. */
  commits?: string | undefined;
  /** A folder with the old state, in the place of a commit; git is not needed then. */
  before?: string | undefined;
  /** Whether pages that visitors do not find at the moment are left out, with all that leads to them. */
  published?: boolean | undefined;
  /** As of when both states are looked at: a day, such as 2026-12-01, or a moment; as of now by default. */
  asOf?: string | undefined;
  /** Whether what earlier runs have kept is used; true by default. */
  cache?: boolean | undefined;
  /** How many threads share 200 pages or more; 0 for none, one a processor and four at most by default. */
  workers?: number | undefined;
  showProgress?: ShowProgress | undefined;
}

/** The folders of two states of a site, and what they are called. */
export interface ComparedFolders {
  before: { folder: string; label: string };
  /** Without a label it is the folder of the site. */
  after: { folder: string; label?: string };
}

/**
 * Lays out what is compared: what git has goes into the cache of the site.
 * @throws with what to do, if git does not have it
 */
export function comparedFolders(
  site: string,
  { commits = 'HEAD', before }: Pick<ChangesOptions, 'commits' | 'before'>,
): ComparedFolders {
  const here = { folder: site };
  if (before !== undefined) return { before: { folder: before, label: before }, after: here };
  refuseLinks(siteFolders(site));
  const [from = '', to] = commits.split('..', 2);
  const lay = (commit: string, side: string) => {
    const folder = join(siteFolders(site).cache, 'changes', side);
    layGitSite(site, commit, folder);
    return { folder, label: commit };
  };
  const isRange = commits.includes('..');
  return {
    before: lay(from || 'HEAD', 'before'),
    after: isRange ? lay(to || 'HEAD', 'after') : here,
  };
}

/**
 * Compares two states of a site, in words.
 * @param site the folder with site.yaml
 * @throws when one of the states is not a site, or git does not have it
 */
export async function changes(site: string, options: ChangesOptions = {}): Promise<Changes> {
  const folders = comparedFolders(site, options);
  return changesOf(await readStates(folders, options), folders);
}

/** Opens and checks the sites in two folders. */
export async function readStates(
  { before, after }: ComparedFolders,
  options: ChangesOptions,
): Promise<TwoStates> {
  return {
    before: await readState(before.folder, options),
    after: await readState(after.folder, options),
  };
}

/** Compares two states, in words, and says what they are called. */
export function changesOf(states: TwoStates, { before, after }: ComparedFolders): Changes {
  return changesBetween(states, {
    before: before.label,
    ...(after.label !== undefined && { after: after.label }),
  });
}

async function readState(site: string, options: ChangesOptions): Promise<SiteState> {
  const { asOf, published = false, showProgress, cache } = options;
  const own = siteFolders(site);
  const work = async (folders: typeof own): Promise<SiteState> => {
    const opened = await openWholeSite(site, folders, { asOf }, showProgress);
    const checked = await checkOpened(opened, folders, options);
    return new SiteState({ opened, ...checked }, published);
  };
  refuseLinks(own);
  return cache === false ? withFreshCache(own, work) : work(own);
}
