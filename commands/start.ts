import { buildAndPrint } from './build-and-print.ts';
import { command, SITE_OPTION } from './door/command.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

await command(
  {
    name: 'start',
    about: 'Checks, builds and serves the site with the gateway, on PORT (4173).',
    options: { site: SITE_OPTION },
    examples: ['npm start', 'PORT=4200 npm start -- --site tests/second-site'],
  },
  async ({ values }) => {
    if (!(await buildAndPrint(values.site))) return false;
    await serveUntilStopped(values.site);
    return true;
  },
);
