import { checkAndBuild } from './check-and-build.ts';
import { command, SITE_OPTION } from './door/command.ts';
import { RUN_OPTIONS, workerCount } from './door/run-options.ts';

await command(
  {
    name: 'build',
    about: 'Checks the site and writes what has changed into dist/.',
    options: { site: SITE_OPTION, ...RUN_OPTIONS },
    examples: ['npm run build', 'npm run build -- --site tests/second-site'],
  },
  ({ values: { site, workers, 'no-cache': noCache } }) =>
    checkAndBuild({ site, cache: !noCache, workers: workerCount(workers) }),
);
