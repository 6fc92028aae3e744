import { build } from '../prerender/build.ts';
import { writeForHost } from '../prerender/hosts/write-for-host.ts';
import { withFreshCache } from '../prerender/cache/fresh-cache.ts';
import { SiteCache } from '../prerender/cache/site-cache.ts';
import { refuseLinks } from '../prerender/output/refuse-links.ts';
import { type SiteFolders, siteFolders } from '../prerender/paths.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { engineBundle } from '../prerender/bundle/engine-bundle.ts';
import { openWholeSite } from './open-whole-site.ts';
import { siteBundle } from '../prerender/own-blocks/site-bundle.ts';
import { withPageRunner } from '../prerender/workers/page-runner.ts';
import { publishedSite } from '../prerender/publish/published-site.ts';
import { checkSite } from '../check/check-site.ts';
import type { OpenOptions } from '../check/model/opening.ts';
import { withPublished } from '../check/model/ledger.ts';
import { publishedTexts } from '../prerender/publish/published-texts.ts';
import { writeLedger } from '../authoring/ledger/write-ledger.ts';
import { type ShowProgress, silently } from '../prerender/progress.ts';
import type { CheckResult } from './check-site.ts';

export interface BuildOptions {
  /** Whether what earlier runs have kept is used; true by default. */
  cache?: boolean | undefined;
  /** How many threads share 200 pages or more; 0 for none, one a processor and four at most by default. */
  workers?: number | undefined;
  /** As of when the site is built: a day, such as 2026-12-01, or a moment; as of now by default. */
  asOf?: string | undefined;
  /** A host, such as netlify, for which the built site is written into dist-HOST/ as well. */
  host?: string | undefined;
  /** Whether drafts are built, too; false by default. */
  drafts?: boolean | undefined;
  /** Whether the addresses of all pages are written into published-urls.txt; false by default. */
  publish?: boolean | undefined;
  /** Is called once all is checked, before anything is built. */
  onChecked?: ((checked: CheckResult) => void) | undefined;
  /** Texts that files are built with, instead of those on the disk. */
  unsaved?: OpenOptions['unsaved'];
  showProgress?: ShowProgress | undefined;
}

/** What a build has come to. */
export interface BuildResult extends CheckResult {
  /** False where an error was found: then `dist/` is as it was, and the rest of this is empty. */
  isBuilt: boolean;
  /** How many pages are published. */
  published: number;
  /** How many of them had changed. */
  rendered: number;
  /** How long it took. */
  milliseconds: number;
  /** What was written next to dist/, as sentences. */
  notes: string[];
  /** The next moment at which a build would come out differently though no file has changed. */
  next?: { at: string; what: string };
}

/**
 * Checks a site and, if it has no errors, builds it into its `dist/`. Sets `NODE_ENV` to production.
 * @param site the folder with site.yaml
 * @throws when the folder is not a site, or when the build fails
 */
export async function buildSite(site: string, options: BuildOptions = {}): Promise<BuildResult> {
  const folders = siteFolders(site);
  refuseLinks(folders);
  const work = (used: SiteFolders) => checkAndBuildIn(site, used, options);
  return options.cache === false
    ? withFreshCache(folders, work, ({ isBuilt }) => isBuilt)
    : work(folders);
}

async function checkAndBuildIn(
  site: string,
  folders: SiteFolders,
  options: BuildOptions,
): Promise<BuildResult> {
  const started = performance.now();
  const { asOf, drafts = false, host, unsaved = new Map(), showProgress = silently } = options;
  const opened = await openWholeSite(site, folders, { asOf, drafts, host, unsaved }, showProgress);
  const engine = hashEngine();
  // Before any page is held: it serves whatever the pages say, and takes much memory.
  const hasErrors = opened.problems.some(({ severity }) => severity === 'error');
  const code = await (hasErrors ? engineBundle(engine) : siteBundle(engine, folders));
  const cache = new SiteCache(folders, engine, opened.context);
  const { workers } = options;
  const threads = { workers, program: code.pageWorker, keepsPages: true };
  return withPageRunner(opened.context, threads, async (runner) => {
    const checked = showProgress('Checking pages');
    const { problems, pages } = await checkSite(opened, {
      cache,
      run: (files) => runner.check(files, checked),
    });
    const result = { problems, pages: pages.length };
    options.onChecked?.(result);
    if (problems.some(({ severity }) => severity === 'error')) {
      cache.save();
      return { ...result, isBuilt: false, published: 0, rendered: 0, milliseconds: 0, notes: [] };
    }

    const cachesHeader = options.cache !== false;
    const published = publishedSite(opened, pages);
    const known = opened.ledger;
    const ledger = options.publish
      ? withPublished(known, publishedTexts(published), opened.context.today)
      : known;
    const rendered = await build(published, folders, {
      code,
      runner,
      cache,
      showProgress,
      cachesHeader,
      ledger,
    });
    const notes: string[] = [];
    if (options.publish) notes.push(writeLedger(opened.context.folder, known, ledger));
    const milliseconds = performance.now() - started;
    if (host !== undefined) notes.push(await writeForHost(folders, host));
    const { next } = published.schedule;
    const built = { ...result, published: published.pages.length, rendered, milliseconds, notes };
    return next ? { ...built, isBuilt: true, next } : { ...built, isBuilt: true };
  });
}
