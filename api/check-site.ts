import { withFreshCache } from '../prerender/cache/fresh-cache.ts';
import { SiteCache } from '../prerender/cache/site-cache.ts';
import { refuseLinks } from '../prerender/output/refuse-links.ts';
import { type SiteFolders, siteFolders } from '../prerender/paths.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { readEngineBundle } from '../prerender/bundle/engine-bundle.ts';
import { withPageRunner } from '../prerender/workers/page-runner.ts';
import { type ShowProgress, silently } from '../prerender/progress.ts';
import type { Diagnostic } from '../schema/generated/data.d.ts';
import type { OpenedSite } from '../check/model/context.ts';
import { type CheckedSite, checkSite as checkPages } from '../check/check-site.ts';
import { openWholeSite } from './open-whole-site.ts';

export interface CheckOptions {
  /** Paths of files and folders from the folder of the site; without any, the whole site is checked. */
  files?: readonly string[] | undefined;
  /** As of when the site is checked: a day, such as 2026-12-01, or a moment; as of now by default. */
  asOf?: string | undefined;
  /** A host, such as netlify, whose limits count as well. */
  host?: string | undefined;
  /** Whether what earlier runs have kept is used; true by default. */
  cache?: boolean | undefined;
  /** How many threads share 200 pages or more; 0 for none, one a processor and four at most by default. */
  workers?: number | undefined;
  showProgress?: ShowProgress | undefined;
}

/** What a check has found. */
export interface CheckResult {
  /** In the order of files and lines. A site with errors is not built. */
  problems: Diagnostic[];
  /** How many pages were checked. */
  pages: number;
}

/** A file or folder was asked for that holds nothing of the site. */
export class NotOfSite extends Error {}

/**
 * Checks a site: site.yaml, all pages and forms, and the site as a whole; with `files`, only these.
 * @param site the folder with site.yaml
 * @throws NotOfSite if a path of `files` is not a page, and an Error when the folder is not a site
 */
export async function checkSite(site: string, options: CheckOptions = {}): Promise<CheckResult> {
  const folders = siteFolders(site);
  refuseLinks(folders);
  const work = (used: SiteFolders) => checkIn(site, used, options);
  return options.cache === false ? withFreshCache(folders, work) : work(folders);
}

async function checkIn(
  site: string,
  folders: SiteFolders,
  options: CheckOptions,
): Promise<CheckResult> {
  const { files = [], asOf, host, showProgress } = options;
  const opened = await openWholeSite(site, folders, { asOf, host }, showProgress);
  if (files.length > 0) return checkFiles(opened, files);
  const { problems } = await checkOpened(opened, folders, options);
  return { problems, pages: opened.pageFiles.length };
}

/** Checks all of an opened site, with what earlier runs have kept, in several threads where it has many pages. */
export async function checkOpened(
  opened: OpenedSite,
  folders: SiteFolders,
  { workers, showProgress = silently }: Pick<CheckOptions, 'workers' | 'showProgress'>,
): Promise<CheckedSite> {
  const engine = hashEngine();
  const cache = new SiteCache(folders, engine, opened.context);
  const program = readEngineBundle(engine)?.pageWorker;
  const onProgress = showProgress('Checking pages');
  const checked = await withPageRunner(opened.context, { workers, program }, (runner) =>
    checkPages(opened, { cache, run: (pages) => runner.check(pages, onProgress) }),
  );
  cache.save();
  return checked;
}

/** Only what is in the files and folders given; nothing about the site as a whole, unless site.yaml cannot be read. */
async function checkFiles(opened: OpenedSite, paths: readonly string[]): Promise<CheckResult> {
  if (!opened.context.references) return { problems: opened.problems, pages: 0 };
  const isMeant = (file: string) => paths.some((path) => isWithin(file, path));
  const pages = opened.pageFiles.filter(isMeant);
  const known = [
    ...opened.pageFiles,
    ...opened.forms.map(({ file }) => file),
    'site.yaml',
    ...opened.problems.map(({ file }) => file),
  ];
  const stray = paths.find((path) => !known.some((file) => isWithin(file, path)));
  if (stray !== undefined) throw new NotOfSite(`${stray} is not a page of this site.`);
  const { problems } = await checkPages(opened, { pages });
  return { problems: problems.filter(({ file }) => isMeant(file)), pages: pages.length };
}

function isWithin(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}
