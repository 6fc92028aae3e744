import { checkAndBuild } from './check-and-build.ts';
import { command, SITE_OPTION } from './door/command.ts';
import { RUN_OPTIONS, workerCount } from './door/run-options.ts';

await command(
  {
    name: 'build',
    about: 'Checks the site and writes what has changed into dist/.',
    options: {
      site: SITE_OPTION,
      ...RUN_OPTIONS,
      publish: {
        type: 'boolean',
        default: false,
        help: 'put the addresses of all pages down in published-urls.txt, with the day of their last change',
      },
    },
    examples: ['npm run build', 'npm run build -- --site tests/second-site --publish'],
  },
  ({ values: { site, workers, publish, 'no-cache': noCache } }) =>
    checkAndBuild({ site, cache: !noCache, workers: workerCount(workers), publish }),
);
