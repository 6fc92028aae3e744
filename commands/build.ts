import { checkAndBuild } from './check-and-build.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';
import { runOptions, workerCount } from './run-options.ts';

const usage = 'Usage: npm run build -- [--site DIR] [--no-cache] [--workers N]';

/** `npm run build`: checks the site and builds it into `dist/`. Exits with 1 on problems, with 2 when it could not run. */
await runCommand(async () => {
  const { values } = readArguments(usage, {
    allowNegative: true,
    options: { site: { type: 'string', default: '.' }, ...runOptions },
  });
  const { site, cache, workers } = values;
  const isBuilt = await checkAndBuild({ site, cache, workers: workerCount(workers) });
  if (!isBuilt) process.exitCode = 1;
});
