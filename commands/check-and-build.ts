import { relative } from 'node:path';
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
import { printText } from '../check/report/text.ts';
import { makeReport } from '../check/report/report.ts';
import { withPublished } from '../check/model/ledger.ts';
import { publishedTexts } from '../prerender/publish/published-texts.ts';
import { writeLedger } from '../authoring/ledger/write-ledger.ts';
import { pathFromHere } from './door/path-from-here.ts';
import { showProgress } from './door/show-progress.ts';

export interface BuildArguments {
  /** The folder of the site. */
  site: string;
  /** Whether what earlier runs have kept is used. */
  cache?: boolean;
  /** How many threads share many pages; see `RunnerOptions`. */
  workers?: number | undefined;
  /** As of when the site is built, as a moment or a day; as of now without it. */
  asOf?: string | undefined;
  /** The name of a host, for which the built site is written into a folder of its own as well. */
  host?: string | undefined;
  /** Whether drafts are built, too; see `npm run build -- --help`. */
  drafts?: boolean;
  /** Whether the addresses of all pages are put down as published. */
  publish?: boolean;
}

/**
 * Checks a site and, if it has no errors, builds it into its `dist/`.
 * @returns whether it was built; problems have been printed
 * @throws when the folder is no site, or when the build fails
 */
export async function checkAndBuild(options: BuildArguments): Promise<boolean> {
  const folders = siteFolders(options.site);
  refuseLinks(folders);
  const work = (used: SiteFolders) => checkAndBuildIn(used, options);
  return options.cache === false
    ? withFreshCache(folders, work, (isBuilt) => isBuilt)
    : work(folders);
}

async function checkAndBuildIn(folders: SiteFolders, options: BuildArguments): Promise<boolean> {
  const started = performance.now();
  const { asOf, drafts = false, host } = options;
  const opened = await openWholeSite(options.site, folders, { asOf, drafts, host });
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
    const found = problems.map((problem) => ({
      ...problem,
      file: pathFromHere(options.site, problem.file),
    }));
    const report = makeReport(found, pages.length);
    process.stdout.write(printText(report));
    if (report.counts.error > 0) {
      cache.save();
      return false;
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
    if (options.publish) console.log(writeLedger(opened.context.folder, known, ledger));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Built ${published.pages.length} pages into ${relative('.', folders.dist)} in ${seconds} s; ${rendered} had changed.`,
    );
    if (host !== undefined) console.log(await writeForHost(folders, host));
    const { next } = published.schedule;
    if (next) console.log(`Next change: ${next.at}, ${next.what}`);
    return true;
  });
}
