import { command, SITE_OPTION } from './door/command.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

await command(
  {
    name: 'serve',
    about: 'Serves an existing dist/ and the gateway, on PORT (4173).',
    options: { site: SITE_OPTION },
    examples: ['npm run serve', 'PORT=4200 npm run serve -- --site tests/second-site'],
  },
  async ({ values }) => {
    await serveUntilStopped(values.site);
    return true;
  },
);
