import { checkAndBuild } from './check-and-build.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './serve-site.ts';
import { siteOption } from './site-option.ts';

/** `npm start`: checks, builds and serves the site. Exits with 1 when it has problems. */
await runCommand(async () => {
  const site = siteOption('start');
  if (await checkAndBuild({ site })) await serveSite(site);
  else process.exitCode = 1;
});
