import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type CheckOptions, checkSite, NotOfSite } from '../api/check-site.ts';
import { fixAll } from '../authoring/fix/fix-all.ts';
import type { Change } from '../authoring/fix/fix-files.ts';
import type { OpenedSite } from '../check/model/context.ts';
import { openSite } from '../check/open-site.ts';
import { printers } from '../check/report/printers.ts';
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
      'Checks site.yaml and all pages, or only the named pages and folders, and shows each problem with its place and a fix.',
    options: {
      site: SITE_OPTION,
      format: {
        type: 'string',
        value: 'FORMAT',
        help: `${FORMATS.join(', ')}; the default is text, and annotations in GitHub Actions`,
      },
      ...RUN_OPTIONS,
      'as-of': AS_OF_OPTION,
      host: HOST_OPTION,
      fix: {
        type: 'boolean',
        default: false,
        help: 'first apply all safe fixes, and list them',
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
    const options: CheckOptions = {
      files: existsSync(site) ? paths.map((path) => fromSite(site, path)) : [],
      asOf,
      host: hostName(values.host),
      cache: !values['no-cache'],
      workers: workerCount(values.workers),
      showProgress,
    };
    const find = () => checkSite(site, options).catch(explainCall);
    if (fix) {
      const changes = await fixAll(site, async () => (await find()).problems);
      console.error(describeChanges(site, changes));
    }
    const { problems, pages } = await find();
    const inFolder = problems.map((problem) => ({
      ...problem,
      file: pathFromHere(site, problem.file),
    }));
    const report = makeReport(inFolder, pages);
    process.stdout.write(print(report));
    return report.counts.error === 0;
  },
);

/** A path that is not of the site was typed. */
function explainCall(error: unknown): never {
  throw error instanceof NotOfSite ? new UsageError(error.message) : error;
}

function describeChanges(site: string, changes: readonly Change[]): string {
  const count = changes.length === 1 ? '1 problem' : `${changes.length} problems`;
  const lines = changes.map(({ file, line, column, before, after }) => {
    const place = `${pathFromHere(site, file)}:${line}:${column}`;
    return `${place} ${before === '' ? 'added' : `${before} ->`} ${after === '' ? '(nothing)' : after}`;
  });
  return [`Fixed ${count}${lines.length > 0 ? ':' : '.'}`, ...lines].join('\n');
}

/** Where GitHub's runner reads what is printed, its own format shows each problem next to the line. */
function usualFormat(): string {
  return process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text';
}

/** A path may be given from the site folder or from here. */
function fromSite(site: string, path: string): string {
  const found = [resolve(site, path), resolve(path)].find((candidate) => existsSync(candidate));
  if (found === undefined)
    throw new UsageError(`There is no file ${path}. ${guess(openSite(site).context, path)}`.trim());
  return relative(realpathSync(site), realpathSync(found));
}

/** The file of the page that was probably meant: people write its address, or forget the folder or the ending. */
function guess({ routes }: OpenedSite['context'], path: string): string {
  const name = path.replaceAll(/^(\.?\/)?(pages\/)?|(\.ya?ml)?$/g, '');
  const [route] = closest(`/${name}`, routes.keys());
  const file = route === undefined ? undefined : routes.get(route);
  return (file !== undefined && didYouMean([file])) || '';
}
