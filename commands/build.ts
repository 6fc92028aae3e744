import { buildAndPrint } from './build-and-print.ts';
import { command, SITE_OPTION, UsageError } from './door/command.ts';
import { HOST_OPTION, hostName } from './door/host-option.ts';
import { AS_OF_OPTION, RUN_OPTIONS, workerCount } from './door/run-options.ts';

await command(
  {
    name: 'build',
    about: 'Checks the site and builds it into dist/; only changed files are written.',
    options: {
      site: SITE_OPTION,
      ...RUN_OPTIONS,
      publish: {
        type: 'boolean',
        default: false,
        help: 'record the addresses of all pages in published-urls.txt, with the date of their last change',
      },
      'as-of': AS_OF_OPTION,
      host: { ...HOST_OPTION, help: `also write dist-HOST/; ${HOST_OPTION.help}` },
      drafts: {
        type: 'boolean',
        default: false,
        help: 'include drafts, as a preview with a notice on every page and hidden from search engines',
      },
    },
    examples: [
      'npm run build',
      'npm run build -- --site tests/second-site --publish',
      'npm run build -- --host netlify',
      'npm run build -- --as-of 2026-12-01 --drafts',
    ],
  },
  ({ values }) => {
    const { site, workers, publish, drafts, 'no-cache': noCache, 'as-of': asOf, host } = values;
    if (publish && (drafts || asOf !== undefined))
      throw new UsageError(
        '--publish records the site as it is now: leave out --drafts and --as-of.',
      );
    return buildAndPrint(site, {
      cache: !noCache,
      workers: workerCount(workers),
      publish,
      asOf,
      drafts,
      host: hostName(host),
    });
  },
);
