import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { checkPages } from '../prerender/check-pages.ts';
import { decodePictures } from '../prerender/pictures/decode-pictures.ts';
import { listComponents, siteFolders } from '../prerender/engine/paths.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { readEngineBundle } from '../prerender/engine/engine-bundle.ts';
import { withPagePool } from '../prerender/workers/page-pool.ts';
import { checkPage } from '../check/check-page.ts';
import { type Change, fixFiles } from '../check/fix/fix-files.ts';
import { type OpenedSite, openSite } from '../check/open-site.ts';
import { printers } from '../check/report/printers.ts';
import type { Diagnostic } from '../check/diagnostics/diagnostic.ts';
import { makeReport } from '../check/report/report.ts';
import { command, SITE_OPTION, UsageError } from './command.ts';
import { showProgress } from './show-progress.ts';

/** What is fixed may show what could not be seen before, but not for ever. */
const MOST_ROUNDS = 5;

const FORMATS = [...printers.keys()];

await command(
  {
    name: 'check',
    about:
      'Checks site.yaml and all of pages/, or only the pages and folders named, and says what is wrong, where, and what was probably meant.',
    options: {
      site: SITE_OPTION,
      format: {
        type: 'string',
        default: 'text',
        value: 'FORMAT',
        help: `${FORMATS.join(', ')}; text by default`,
      },
      fix: {
        type: 'boolean',
        default: false,
        help: 'first fix what is safe to fix, and say what was changed and where',
      },
    },
    operands: '[PAGE ...]',
    examples: ['npm run check', 'npm run check -- --fix pages/services'],
  },
  async ({ values: { site, format, fix }, positionals: paths }) => {
    const print = printers.get(format);
    if (!print) throw new UsageError(`There is no format ${format}.`);
    const changes = fix ? await fixAll(site, paths) : undefined;
    if (changes) console.error(describeChanges(site, changes));
    const { problems, pages } = await findProblems(site, paths);
    const inFolder = problems.map((problem) => ({
      ...problem,
      file: relative('.', join(site, problem.file)),
    }));
    const report = makeReport(inFolder, pages);
    process.stdout.write(print(report));
    return report.counts.error === 0;
  },
);

interface Found {
  problems: Diagnostic[];
  /** How many pages were checked. */
  pages: number;
}

/** Checks the whole site, or only the files and folders given. */
async function findProblems(site: string, paths: string[]): Promise<Found> {
  const opened = openSite(site, {
    componentNames: listComponents(),
    pictures: await decodePictures(siteFolders(site)),
  });
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

/** Fixes what is safe, and again what only shows once something else is fixed: a file that can be parsed at last. */
async function fixAll(site: string, paths: string[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const { problems } = await findProblems(site, paths);
    const made = fixFiles(site, problems);
    if (made.length === 0) break;
    changes.push(...made);
  }
  return changes;
}

function describeChanges(site: string, changes: readonly Change[]): string {
  const count = changes.length === 1 ? '1 problem' : `${changes.length} problems`;
  const lines = changes.map(({ file, line, column, before, after }) => {
    const place = `${relative('.', join(site, file))}:${line}:${column}`;
    return `${place} ${before === '' ? 'added' : `${before} ->`} ${after === '' ? '(nothing)' : after}`;
  });
  return [`Fixed ${count}${lines.length > 0 ? ':' : '.'}`, ...lines].join('\n');
}

/** A path may be given from the site folder or from here. */
function fromSite({ context }: OpenedSite, site: string, path: string): string {
  const found = [resolve(site, path), resolve(path)].find((candidate) => existsSync(candidate));
  if (found === undefined) throw new UsageError(`There is no file ${path}.`);
  return relative(context.folder, realpathSync(found));
}

/** Only what is in the files and folders given; nothing about the site as a whole, unless site.yaml cannot be read. */
function checkSome({ context, pageFiles, problems }: OpenedSite, paths: string[]): Found {
  if (!context.references) return { problems, pages: 0 };
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
