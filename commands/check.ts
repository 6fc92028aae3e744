import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPages } from '../prerender/check-pages.ts';
import { listComponents, siteFolders } from '../prerender/engine/paths.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { readEngineBundle } from '../prerender/engine/engine-bundle.ts';
import { withPagePool } from '../prerender/workers/page-pool.ts';
import { checkPage } from '../check/check-page.ts';
import { fixFiles } from '../check/fix/fix-files.ts';
import { NoSiteError, type OpenedSite, openSite } from '../check/open-site.ts';
import { printers } from '../check/report/printers.ts';
import type { Diagnostic } from '../check/diagnostics/diagnostic.ts';
import { makeReport } from '../check/report/report.ts';
import { showProgress } from './show-progress.ts';

const usage = `Usage: npm run check -- [--site DIR] [--format ${[...printers.keys()].join('|')}] [--fix] [pages/a-page.yaml ...]`;

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
  const { site, format, fix, paths } = readArguments(args);
  const print = printers.get(format);
  if (!print) throw new UsageError(`There is no format ${format}. ${usage}`);
  let found = await findProblems(site, paths);
  if (fix) {
    const mended = await mend(site, paths, found.problems);
    if (mended > 0) found = await findProblems(site, paths);
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
  paths: string[];
}

function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string', default: '.' },
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: false },
      },
    });
    return { ...values, paths: positionals };
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

/** Checks the whole site, or only the files and folders given. */
async function findProblems(site: string, paths: string[]): Promise<Found> {
  const opened = openSite(site, { componentNames: listComponents() });
  if (paths.length === 0) {
    const { cache } = siteFolders(site);
    const engine = hashEngine();
    const { problems } = await withPagePool(
      opened.context,
      (pool) => checkPages(opened, pool, { cache, engine, onProgress: showProgress('Checked') }),
      readEngineBundle(engine)?.pageWorker,
    );
    return { problems, pages: opened.pageFiles.length };
  }
  return checkSome(
    opened,
    paths.map((path) => fromSite(opened, site, path)),
  );
}

async function mend(site: string, paths: string[], problems: Diagnostic[]): Promise<number> {
  let mended = fixFiles(site, problems);
  for (let round = 1, last = mended; last > 0 && round < mostRounds; round += 1) {
    last = fixFiles(site, (await findProblems(site, paths)).problems);
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

/** Only what is in the files and folders given; nothing about the site as a whole. */
function checkSome({ context, pageFiles, problems }: OpenedSite, paths: string[]): Found {
  const isMeant = (file: string) => paths.some((path) => isWithin(file, path));
  const pages = pageFiles.filter(isMeant);
  const known = new Set([...pageFiles, 'site.yaml', ...problems.map(({ file }) => file)]);
  const stray = paths.find((path) => ![...known].some((file) => isWithin(file, path)));
  if (stray !== undefined) throw new UsageError(`${stray} is no page of this site.`);
  return {
    problems: [
      ...problems.filter(({ file }) => isMeant(file)),
      ...pages.flatMap((file) => checkPage(context, file).problems),
    ],
    pages: pages.length,
  };
}

function isWithin(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}
