import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listComponents, siteFolders } from '../prerender/engine/paths.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { readEngineBundle } from '../prerender/engine/engine-bundle.ts';
import { clearSiteCache, SiteCache } from '../prerender/cache/site-cache.ts';
import { withPageRunner } from '../prerender/workers/page-runner.ts';
import { checkSite } from '../check/check-site.ts';
import { fixFiles } from '../check/fix/fix-files.ts';
import { NoSiteError, type OpenedSite, openSite } from '../check/open-site.ts';
import { printers } from '../check/report/printers.ts';
import type { Diagnostic } from '../check/diagnostics/diagnostic.ts';
import { makeReport } from '../check/report/report.ts';
import { runOptions, workerCount } from './run-options.ts';
import { showProgress } from './show-progress.ts';

const usage = `Usage: npm run check -- [--site DIR] [--format ${[...printers.keys()].join('|')}] [--fix] [--no-cache] [--workers N] [pages/a-page.yaml ...]`;

/** What is mended may show what could not be seen before: a file that can be parsed at last. */
const mostRounds = 5;

/** The command was called in a way it does not understand. */
class UsageError extends Error {}

/**
 * Checks the site, or only the pages and folders named; with --fix, first mends what is safe to
 * mend. Exits with 0 if there is no error, with 1 if there is one, with 2 if it could not run.
 */
try {
  process.exitCode = await check(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof NoSiteError;
  console.error(isExpected ? error.message : `The check itself failed: ${String(error)}`);
  process.exitCode = 2;
}

async function check(args: string[]): Promise<number> {
  const { cache, fix, ...options } = readArguments(args);
  const { site, format } = options;
  const print = printers.get(format);
  if (!print) throw new UsageError(`There is no format ${format}. ${usage}`);
  if (!cache) clearSiteCache(siteFolders(site));
  let found = await findProblems(options);
  if (fix) {
    const mended = await mend(options, found.problems);
    if (mended > 0) found = await findProblems(options);
    console.error(`Mended ${mended} ${mended === 1 ? 'problem' : 'problems'}.`);
  }
  const report = makeReport(
    found.problems.map((problem) => ({
      ...problem,
      file: relative('.', join(site, problem.file)),
    })),
    found.pages,
  );
  process.stdout.write(print(report));
  return report.counts.error > 0 ? 1 : 0;
}

interface Arguments {
  site: string;
  format: string;
  fix: boolean;
  cache: boolean;
  workers: number | undefined;
  paths: string[];
}

function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        site: { type: 'string', default: '.' },
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: false },
        ...runOptions,
      },
    });
    return { ...values, workers: workerCount(values.workers), paths: positionals };
  } catch (error) {
    // parseArgs names the option in its first sentence; the rest of its message is for programmers.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${sentence}. ${usage}`, { cause: error });
  }
}

interface Found {
  problems: Diagnostic[];
  /** How many pages were checked. */
  pages: number;
}

type CheckArguments = Pick<Arguments, 'site' | 'workers' | 'paths'>;

/** Checks the whole site, or only the files and folders given. */
async function findProblems({ site, workers, paths }: CheckArguments): Promise<Found> {
  const opened = openSite(site, { componentNames: listComponents() });
  if (paths.length > 0) return findProblemsIn(opened, site, paths);
  const engine = hashEngine();
  const cache = new SiteCache(siteFolders(site), engine, opened.context);
  const program = readEngineBundle(engine)?.pageWorker;
  const onProgress = showProgress('Checked');
  const { problems } = await withPageRunner(opened.context, { workers, program }, (runner) =>
    checkSite(opened, { cache, run: (files) => runner.check(files, onProgress) }),
  );
  cache.save();
  return { problems, pages: opened.pageFiles.length };
}

/** Only what is in the files and folders given; nothing about the site as a whole. */
async function findProblemsIn(opened: OpenedSite, site: string, given: string[]): Promise<Found> {
  const paths = given.map((path) => fromSite(opened, site, path));
  const isMeant = (file: string) => paths.some((path) => isWithin(file, path));
  const pages = opened.pageFiles.filter(isMeant);
  const known = [...opened.pageFiles, 'site.yaml', ...opened.problems.map(({ file }) => file)];
  const stray = paths.find((path) => !known.some((file) => isWithin(file, path)));
  if (stray !== undefined) throw new UsageError(`${stray} is no page of this site.`);
  const { problems } = await checkSite(opened, { pages });
  return { problems: problems.filter(({ file }) => isMeant(file)), pages: pages.length };
}

async function mend(options: CheckArguments, problems: Diagnostic[]): Promise<number> {
  let mended = fixFiles(options.site, problems);
  for (let round = 1, last = mended; last > 0 && round < mostRounds; round += 1) {
    last = fixFiles(options.site, (await findProblems(options)).problems);
    mended += last;
  }
  return mended;
}

/** A path may be given from the site folder or from here. */
function fromSite({ context }: OpenedSite, site: string, path: string): string {
  const found = [resolve(site, path), resolve(path)].find((candidate) => existsSync(candidate));
  if (found === undefined) throw new UsageError(`There is no file ${path}.`);
  return relative(context.folder, realpathSync(found));
}

function isWithin(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}
