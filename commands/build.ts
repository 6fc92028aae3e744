import { checkAndBuild } from './check-and-build.ts';
import { command, SITE_OPTION } from './door/command.ts';
import { AS_OF_OPTION, RUN_OPTIONS, workerCount } from './door/run-options.ts';

await command(
  {
    name: 'build',
    about: 'Checks the site and writes what has changed into dist/.',
    options: {
      site: SITE_OPTION,
      ...RUN_OPTIONS,
      'as-of': AS_OF_OPTION,
      drafts: {
        type: 'boolean',
        default: false,
        help: 'with drafts, as a preview that says so on every page and keeps search engines away',
      },
    },
    examples: [
      'npm run build',
      'npm run build -- --site tests/second-site',
      'npm run build -- --as-of 2026-12-01 --drafts',
    ],
  },
  ({ values: { site, workers, drafts, 'no-cache': noCache, 'as-of': asOf } }) =>
    checkAndBuild({ site, cache: !noCache, workers: workerCount(workers), asOf, drafts }),
);
