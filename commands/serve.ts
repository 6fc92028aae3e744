import { command, SITE_OPTION } from './door/command.ts';
import { serveSite } from '../server/serve-site.ts';

await command(
  {
    name: 'serve',
    about: 'Serves an existing dist/ and the gateway, on PORT (4173).',
    options: { site: SITE_OPTION },
    examples: ['npm run serve', 'PORT=4200 npm run serve -- --site tests/second-site'],
  },
  async ({ values }) => {
    await serveSite(values.site);
    return true;
  },
);
