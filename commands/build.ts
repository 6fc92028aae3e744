import { checkAndBuild } from './check-and-build.ts';
import { runCommand } from './run-command.ts';
import { siteOption } from './site-option.ts';

/** `npm run build`: checks the site and builds it into `dist/`. Exits with 1 on problems, with 2 when it could not run. */
await runCommand(async () => {
  if (!(await checkAndBuild(siteOption('build')))) process.exitCode = 1;
});
