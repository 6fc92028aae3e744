import { checkAndBuild } from './check-and-build.ts';
import { command, SITE_OPTION } from './command.ts';

await command(
  {
    name: 'build',
    about: 'Checks the site and writes what has changed into dist/.',
    options: { site: SITE_OPTION },
    examples: ['npm run build', 'npm run build -- --site tests/second-site'],
  },
  ({ values }) => checkAndBuild(values.site),
);
