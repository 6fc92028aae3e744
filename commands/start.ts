import { checkAndBuild } from './check-and-build.ts';
import { command, SITE_OPTION } from './door/command.ts';
import { serveSite } from '../server/serve-site.ts';

await command(
  {
    name: 'start',
    about: 'Checks, builds and serves the site with the gateway, on PORT (4173).',
    options: { site: SITE_OPTION },
    examples: ['npm start', 'PORT=4200 npm start -- --site tests/second-site'],
  },
  async ({ values }) => {
    if (!(await checkAndBuild({ site: values.site }))) return false;
    await serveSite(values.site);
    return true;
  },
);
