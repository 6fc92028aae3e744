import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { withFreshCache } from '../prerender/cache/fresh-cache.ts';
import { SiteCache } from '../prerender/cache/site-cache.ts';
import { refuseLinks } from '../prerender/output/refuse-links.ts';
import { type SiteFolders, siteFolders } from '../prerender/paths.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { readEngineBundle } from '../prerender/bundle/engine-bundle.ts';
import { openWholeSite } from './open-whole-site.ts';
import { withPageRunner } from '../prerender/workers/page-runner.ts';
import { checkSite } from '../check/check-site.ts';
import { fixAll } from '../authoring/fix/fix-all.ts';
import type { Change } from '../authoring/fix/fix-files.ts';
import type { OpenedSite } from '../check/model/context.ts';
import { printers } from '../check/report/printers.ts';
import type { Diagnostic } from '../check/diagnostics/diagnostic.ts';
import { makeReport } from '../check/report/report.ts';
import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import { command, SITE_OPTION, UsageError } from './door/command.ts';
import { HOST_OPTION, hostName } from './door/host-option.ts';
import { noSuch } from './door/no-such.ts';
import { pathFromHere } from './door/path-from-here.ts';
import { AS_OF_OPTION, RUN_OPTIONS, workerCount } from './door/run-options.ts';
import { showProgress } from './door/show-progress.ts';

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
        value: 'FORMAT',
        help: `${FORMATS.join(', ')}; text by default, and notes beside the lines where GitHub Actions runs it`,
      },
      ...RUN_OPTIONS,
      'as-of': AS_OF_OPTION,
      host: HOST_OPTION,
      fix: {
        type: 'boolean',
        default: false,
        help: 'first fix what is safe to fix, and say what was changed and where',
      },
    },
    operands: '[PAGE ...]',
    examples: ['npm run check', 'npm run check -- --fix pages/services'],
  },
  async ({ values, positionals: paths }) => {
    const { site, fix, 'as-of': asOf } = values;
    const format = values.format ?? usualFormat();
    const print = printers.get(format);
    if (!print) throw noSuch('format', format, FORMATS);
    const workers = workerCount(values.workers);
    const host = hostName(values.host);
    const work = async (folders: SiteFolders): Promise<Found> => {
      const asked = { site, folders, paths, workers, asOf, host };
      if (fix) {
        const find = async () => (await findProblems(asked)).problems;
        console.error(describeChanges(site, await fixAll(site, find)));
      }
      return findProblems(asked);
    };
    const folders = siteFolders(site);
    refuseLinks(folders);
    const { problems, pages } = await (values['no-cache']
      ? withFreshCache(folders, work)
      : work(folders));
    const inFolder = problems.map((problem) => ({
      ...problem,
      file: pathFromHere(site, problem.file),
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

interface Asked {
  site: string;
  folders: SiteFolders;
  /** Pages and folders; without any, the whole site. */
  paths: string[];
  workers: number | undefined;
  /** As of when; now without it. */
  asOf: string | undefined;
  /** The host that is to take the site. */
  host: string | undefined;
}

/** Checks the whole site, or only the files and folders given. */
async function findProblems(asked: Asked): Promise<Found> {
  const { site, folders, workers, paths, asOf, host } = asked;
  const opened = await openWholeSite(site, folders, { asOf, host });
  if (paths.length > 0) return findProblemsIn(opened, site, paths);
  const engine = hashEngine();
  const cache = new SiteCache(folders, engine, opened.context);
  const program = readEngineBundle(engine)?.pageWorker;
  const onProgress = showProgress('Checking pages');
  const { problems } = await withPageRunner(opened.context, { workers, program }, (runner) =>
    checkSite(opened, { cache, run: (files) => runner.check(files, onProgress) }),
  );
  cache.save();
  return { problems, pages: opened.pageFiles.length };
}

/** Only what is in the files and folders given; nothing about the site as a whole, unless site.yaml cannot be read. */
async function findProblemsIn(opened: OpenedSite, site: string, given: string[]): Promise<Found> {
  if (!opened.context.references) return { problems: opened.problems, pages: 0 };
  const paths = given.map((path) => fromSite(opened, site, path));
  const isMeant = (file: string) => paths.some((path) => isWithin(file, path));
  const pages = opened.pageFiles.filter(isMeant);
  const known = [
    ...opened.pageFiles,
    ...opened.forms.map(({ file }) => file),
    'site.yaml',
    ...opened.problems.map(({ file }) => file),
  ];
  const stray = paths.find((path) => !known.some((file) => isWithin(file, path)));
  if (stray !== undefined) throw new UsageError(`${stray} is no page of this site.`);
  const { problems } = await checkSite(opened, { pages });
  return { problems: problems.filter(({ file }) => isMeant(file)), pages: pages.length };
}

function describeChanges(site: string, changes: readonly Change[]): string {
  const count = changes.length === 1 ? '1 problem' : `${changes.length} problems`;
  const lines = changes.map(({ file, line, column, before, after }) => {
    const place = `${pathFromHere(site, file)}:${line}:${column}`;
    return `${place} ${before === '' ? 'added' : `${before} ->`} ${after === '' ? '(nothing)' : after}`;
  });
  return [`Fixed ${count}${lines.length > 0 ? ':' : '.'}`, ...lines].join('\n');
}

/** Where GitHub's runner reads what is printed, its own format shows each problem beside the line. */
function usualFormat(): string {
  return process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text';
}

/** A path may be given from the site folder or from here. */
function fromSite({ context }: OpenedSite, site: string, path: string): string {
  const found = [resolve(site, path), resolve(path)].find((candidate) => existsSync(candidate));
  if (found === undefined)
    throw new UsageError(`There is no file ${path}. ${guess(context, path)}`.trim());
  return relative(context.folder, realpathSync(found));
}

/** The file of the page that was probably meant: people write its address, or forget the folder or the ending. */
function guess({ routes }: OpenedSite['context'], path: string): string {
  const name = path.replaceAll(/^(\.?\/)?(pages\/)?|(\.ya?ml)?$/g, '');
  const [route] = closest(`/${name}`, routes.keys());
  const file = route === undefined ? undefined : routes.get(route);
  return (file !== undefined && didYouMean([file])) || '';
}

function isWithin(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}
